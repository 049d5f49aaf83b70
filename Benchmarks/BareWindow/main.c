// The floor under Foyer's figures: a bare SDL program that fills a window and presents it.
//
//   bare-window start WIDTH HEIGHT           one frame; prints when it was presented
//   bare-window fill WIDTH HEIGHT FRAMES     prints the median time of a frame
#include <SDL2/SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static int compare(const void *a, const void *b) {
  long long x = *(const long long *)a, y = *(const long long *)b;
  return (x > y) - (x < y);
}

static int fail(const char *action) {
  fprintf(stderr, "bare-window: can't %s: %s\n", action, SDL_GetError());
  return 1;
}

int main(int count, char **words) {
  if (count < 4) return fail("read the arguments");
  int width = atoi(words[2]), height = atoi(words[3]);
  int frames = strcmp(words[1], "fill") == 0 && count > 4 ? atoi(words[4]) : 1;
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO)) return fail("open a display");
  SDL_Window *window = SDL_CreateWindow(
      "bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, SDL_WINDOW_SHOWN);
  if (!window) return fail("open a window");
  long long *times = calloc(frames, sizeof *times);
  for (int frame = 0; frame < frames; frame++) {
    long long start = now();
    SDL_Surface *surface = SDL_GetWindowSurface(window);
    if (!surface) return fail("draw");
    SDL_FillRect(surface, NULL, SDL_MapRGB(surface->format, 46, 107, 230 - frame % 50));
    if (SDL_UpdateWindowSurface(window)) return fail("present");
    times[frame] = now() - start;
  }
  long long shown = now();
  qsort(times, frames, sizeof *times, compare);
  printf("{\"first_frame_ns\": %lld, \"median_ms\": %.4f}\n", shown, times[frames / 2] / 1e6);
  free(times);
  SDL_Quit();
  return 0;
}
