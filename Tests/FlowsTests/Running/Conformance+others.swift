import Foundation
import Phone

@testable import Flows

extension ConformanceCase {
  static let others: [ConformanceCase] = [
    ConformanceCase(
      flow: "012_input_text", outcome: .passes(["type Hello World", "type user@example.com"])),
    ConformanceCase(
      flow: "012_input_text",
      screen: {
        let device = MadeDevice()
        device.isEditingText = false
        return device
      }, outcome: .fails("Nothing has focus, so there is nowhere to type", []),
      note: "Maestro types into nothing without a word"),
    ConformanceCase(flow: "013_launch_app", outcome: .passes(["launch"])),
    ConformanceCase(flow: "020_parse_config", outcome: .passes(["launch"])),
    ConformanceCase(flow: "021_launch_app_with_clear_state", outcome: .passes(["launch"])),
    ConformanceCase(flow: "022_launch_app_that_is_not_installed", outcome: .passes(["launch"])),
    ConformanceCase(flow: "061_launchApp_withoutStopping", outcome: .passes(["bring to front"])),
    ConformanceCase(
      flow: "086_launchApp_sets_all_permissions_to_allow", outcome: .passes(["launch"])),
    ConformanceCase(
      flow: "087_launchApp_with_all_permissions_to_deny", outcome: .passes(["launch"])),
    ConformanceCase(
      flow: "088_launchApp_with_all_permissions_to_deny_and_notification_to_allow",
      outcome: .passes(["launch"])),
    ConformanceCase(
      flow: "089_launchApp_with_sms_permission_group_to_allow", outcome: .passes(["launch"])),
    ConformanceCase(
      flow: "095_launch_arguments",
      outcome: .passes([
        "launch argumentA=true argumentB=4 argumentC=4.0 argumentD=Hello String Value true"
      ])),
    ConformanceCase(flow: "093_js_default_value", outcome: .passes(["launch"])),
    ConformanceCase(flow: "043_stop_app", outcome: .passes(["stop", "stop"])),
    ConformanceCase(flow: "044_clear_state", outcome: .passes(["stop", "stop"])),
    ConformanceCase(flow: "045_clear_keychain", outcome: .passes(["launch"])),
    ConformanceCase(flow: "116_kill_app", outcome: .passes(["stop", "stop"])),
    ConformanceCase(flow: "131_setPermissions", outcome: .passes([])),
    ConformanceCase(
      flow: "036_erase_text", outcome: .passes(["type Hello World", "erase 6"])),
    ConformanceCase(
      flow: "068_erase_all_text", outcome: .passes(["type Hello World", "erase 50"])),
    ConformanceCase(
      flow: "037_unicode_input",
      outcome: .passes([
        "type Tést inpüt", "type مرحبا بالعالم", "type 你好世界", "type こんにちは世界",
        "type 안녕하세요", "type Hello 👋 World 🌍", "type Mixed مرحبا 你好",
      ])),
    ConformanceCase(
      flow: "052_text_random",
      outcome: .passes([
        "type jabmrqxi", "type 91274288", "type rcekr", "type 79120", "type qguwrfsh@example.org",
        "type Nia Vidal",
      ]), note: "the same for the same seed"),
    ConformanceCase(flow: "039_hide_keyboard", outcome: .passes([])),
    ConformanceCase(
      flow: "039_hide_keyboard",
      screen: { screen(MadeElement("", 0, 600, 540, 960) { $0.kind = "Keyboard" }) },
      outcome: .passes(["key escape"])),
    ConformanceCase(
      flow: "039_hide_keyboard",
      screen: {
        let device = screen(MadeElement("", 0, 600, 540, 960) { $0.kind = "Keyboard" })
        device.keepsKeyboard = true
        return device
      },
      outcome: .fails(
        "Couldn't hide the keyboard. This can happen if the app uses a custom input or doesn't "
          + "expose a standard dismiss action.", ["key escape"])),
    ConformanceCase(
      flow: "041_take_screenshot", outcome: .passes([]),
      files: ["takeScreenshot/041_take_screenshot_with_filename.png"]),
    ConformanceCase(
      flow: "134_take_screenshot_with_path", outcome: .passes([]),
      files: ["takeScreenshot/134_screenshots/filename.png"]),
    ConformanceCase(
      flow: "137_shard_device_env_vars", outcome: .passes(["launch"]),
      files: ["takeScreenshot/137_shard_device_env_vars_made_shard1_idx0.png"]),
    ConformanceCase(
      flow: "099_screen_recording", outcome: .passes([]),
      files: ["startRecording/099_screen_recording.mp4"]),
    ConformanceCase(
      flow: "135_screen_recording_with_path", outcome: .passes([]),
      files: ["startRecording/135_recordings/filename.mp4"]),
    ConformanceCase(
      flow: "138_take_cropped_screenshot",
      screen: { screen(MadeElement(id: "element_id", 0, 0, 100, 100)) }, outcome: .passes([]),
      files: ["takeScreenshot/138_take_cropped_screenshot_with_filename.png"]),
    ConformanceCase(
      flow: "042_extended_wait", screen: { screen(MadeElement("Item", 0, 0, 100, 100)) },
      outcome: .passes([])),
    ConformanceCase(
      flow: "042_extended_wait",
      outcome: .fails("Assertion is false: \"Item\" is visible", [])),
    ConformanceCase(
      flow: "062_copy_paste_text",
      screen: {
        screen(MadeElement("Some text to copy", id: "com.google.latin:id/myId", 0, 100, 100, 200))
      }, outcome: .passes(["type Some text to copy"])),
    ConformanceCase(
      flow: "066_copyText_jsVar",
      screen: { screen(MadeElement("Maestro", id: "Field", 0, 100, 100, 200)) },
      outcome: .passes(["type Hello, Maestro"])),
    ConformanceCase(flow: "133_setClipboard", outcome: .passes(["type Hello, Maestro!"])),
    ConformanceCase(flow: "069_wait_for_animation_to_end", outcome: .passes([])),
    ConformanceCase(
      flow: "126_set_orientation",
      outcome: .passes([
        "rotate portrait", "rotate landscapeLeft", "rotate landscapeRight",
        "rotate portraitUpsideDown",
      ])),
    ConformanceCase(
      flow: "126_set_orientation_with_env",
      outcome: .passes([
        "rotate portrait", "rotate landscapeLeft", "rotate landscapeRight",
        "rotate portraitUpsideDown",
      ])),
    ConformanceCase(flow: "152_dark_mode", outcome: .passes(["dark", "light", "dark"])),
    ConformanceCase(
      flow: "153_assert_dark_light_mode_pass", outcome: .passes(["dark", "light", "dark"])),
    ConformanceCase(
      flow: "154_assert_dark_mode_fail",
      outcome: .fails("Assertion is false: Dark mode is enabled", [])),
    ConformanceCase(
      flow: "122_pause_resume", screen: { screen(MadeElement("Button", 0, 0, 100, 100)) },
      outcome: .passes(["launch", "type Test after pause resume", "tap 50,50"])),
    ConformanceCase(
      flow: "124_cancellation_during_flow_execution",
      screen: {
        screen(
          MadeElement("Button", 0, 0, 100, 100) { $0.onTap = { $0.text = "Button was clicked" } })
      },
      outcome: .passes([
        "launch", "type Hello before cancellation", "type This should be skipped", "tap 50,50",
        "type This should also be skipped",
      ]), note: "not cancelled"),
  ]
}
