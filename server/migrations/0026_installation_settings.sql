CREATE TABLE "installation_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"switched_off" jsonb DEFAULT '[]'::jsonb NOT NULL
);
