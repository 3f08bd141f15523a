/// The description of the API, as JSON.
const char *_Nonnull cwebresources_openapi(void);
/// The script and the style of the page.
const char *_Nonnull cwebresources_script(void);
const char *_Nonnull cwebresources_style(void);
/// The script that puts the page into another one.
const char *_Nonnull cwebresources_embed(void);
/// The tables of what the web remembers in PostgreSQL, as SQL, in the order in which the scripts run.
const char *_Nonnull cwebresources_postgres_1(void);
const char *_Nonnull cwebresources_postgres_2(void);
const char *_Nonnull cwebresources_postgres_3(void);
const char *_Nonnull cwebresources_postgres_4(void);
