CREATE TABLE "application_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"section" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_guests" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"guest_id" text,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "role" text DEFAULT 'modifica' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_comments" ADD CONSTRAINT "application_comments_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_guests" ADD CONSTRAINT "application_guests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_guests" ADD CONSTRAINT "application_guests_guest_id_profiles_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_comments_order" ON "application_comments" USING btree ("application_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "application_guests_token" ON "application_guests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "application_guests_address" ON "application_guests" USING btree ("application_id","email") WHERE "application_guests"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "application_guests_person" ON "application_guests" USING btree ("guest_id");