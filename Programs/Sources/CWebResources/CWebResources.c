#include "CWebResources.h"

// As in CResources.c of Usher.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char openapi[] = {
#embed "../WebServer/Resources/openapi.json" suffix(, 0)
};
static const char script[] = {
#embed "../WebServer/Resources/script.js" suffix(, 0)
};
static const char embed[] = {
#embed "../WebServer/Resources/embed.js" suffix(, 0)
};
static const char style[] = {
#embed "../WebServer/Resources/style.css" suffix(, 0)
};
static const char postgres_1[] = {
#embed "../WebServer/Resources/web_1.sql" suffix(, 0)
};
static const char postgres_2[] = {
#embed "../WebServer/Resources/web_2.sql" suffix(, 0)
};
static const char postgres_3[] = {
#embed "../WebServer/Resources/web_3.sql" suffix(, 0)
};
static const char postgres_4[] = {
#embed "../WebServer/Resources/web_4.sql" suffix(, 0)
};

const char *cwebresources_openapi(void) { return openapi; }
const char *cwebresources_script(void) { return script; }
const char *cwebresources_embed(void) { return embed; }
const char *cwebresources_style(void) { return style; }
const char *cwebresources_postgres_1(void) { return postgres_1; }
const char *cwebresources_postgres_2(void) { return postgres_2; }
const char *cwebresources_postgres_3(void) { return postgres_3; }
const char *cwebresources_postgres_4(void) { return postgres_4; }
