CREATE TABLE "de_minimis_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"undertaking_id" text,
	"granted_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"regime" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"title" text,
	"cor" text,
	"car" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "de_minimis_undertakings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"tax_code" text,
	"relation" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "de_minimis_entries" ADD CONSTRAINT "de_minimis_entries_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "de_minimis_entries" ADD CONSTRAINT "de_minimis_entries_company_id_business_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."business_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "de_minimis_entries" ADD CONSTRAINT "de_minimis_entries_undertaking_id_de_minimis_undertakings_id_fk" FOREIGN KEY ("undertaking_id") REFERENCES "public"."de_minimis_undertakings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "de_minimis_undertakings" ADD CONSTRAINT "de_minimis_undertakings_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "de_minimis_undertakings" ADD CONSTRAINT "de_minimis_undertakings_company_id_business_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."business_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "de_minimis_entries_company" ON "de_minimis_entries" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "de_minimis_entries_cor" ON "de_minimis_entries" USING btree ("company_id","cor","regime") WHERE "de_minimis_entries"."cor" is not null and "de_minimis_entries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "de_minimis_undertakings_company" ON "de_minimis_undertakings" USING btree ("user_id","company_id");