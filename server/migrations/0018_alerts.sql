CREATE TABLE "alert_settings" (
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text NOT NULL,
	"is_on" boolean NOT NULL,
	"only_admissible" boolean NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_settings_company_id_project_id_pk" PRIMARY KEY("company_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "notifications" SET "mailed_at" = now();--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_company_id_business_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."business_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_tokens_token" ON "mail_tokens" USING btree ("token");--> statement-breakpoint
CREATE INDEX "notifications_waiting" ON "notifications" USING btree ("user_id") WHERE "notifications"."mailed_at" is null;