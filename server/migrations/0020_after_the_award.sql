ALTER TABLE "de_minimis_entries" ADD COLUMN "application_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "de_minimis_entries_application" ON "de_minimis_entries" USING btree ("application_id");