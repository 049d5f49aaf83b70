#pragma once
#include <fribidi/fribidi.h>
#include <linebreak.h>
#include <wordbreak.h>
