#include "CVersion.h"

// Package.swift says USHER_COMMIT, as only it knows; only this file is compiled anew for it.
#define TEXT_OF(words) #words
#define TEXT(words) TEXT_OF(words)

const char *usher_commit(void) { return TEXT(USHER_COMMIT); }
