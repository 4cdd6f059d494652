CREATE TABLE "ai_quotas" (
	"user_id" text PRIMARY KEY NOT NULL,
	"daily" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_requests" ADD COLUMN "failure_place" text;--> statement-breakpoint
ALTER TABLE "installation_settings" ADD COLUMN "ai_prices" jsonb;--> statement-breakpoint
ALTER TABLE "ai_quotas" ADD CONSTRAINT "ai_quotas_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;