CREATE TABLE "consultant_changes" (
	"consultant_id" text PRIMARY KEY NOT NULL,
	"tx" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "photo_id" text;--> statement-breakpoint
CREATE INDEX "consultant_changes_tx" ON "consultant_changes" USING btree ("tx");
--> statement-breakpoint
CREATE FUNCTION "consultant_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "consultant_changes" ("consultant_id", "tx", "at")
	VALUES (to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> TG_ARGV[0], pg_current_xact_id()::text::bigint, now())
	ON CONFLICT ("consultant_id") DO UPDATE SET "tx" = excluded."tx", "at" = excluded."at" WHERE "consultant_changes"."tx" <> excluded."tx";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "consultant_profiles_changed" AFTER INSERT OR UPDATE OR DELETE ON "consultant_profiles" FOR EACH ROW EXECUTE FUNCTION "consultant_changed"('user_id');--> statement-breakpoint
CREATE TRIGGER "consultant_figures_changed" AFTER INSERT OR UPDATE OR DELETE ON "consultant_figures" FOR EACH ROW EXECUTE FUNCTION "consultant_changed"('user_id');--> statement-breakpoint
CREATE TRIGGER "consultant_names_changed" AFTER UPDATE OF "first_name", "last_name", "erase_after" ON "profiles" FOR EACH ROW WHEN (NEW."user_type" = 'consultant') EXECUTE FUNCTION "consultant_changed"('id');
