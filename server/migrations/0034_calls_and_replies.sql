ALTER TABLE "consultancies" ADD COLUMN "call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "call_days" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "call_times" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "consultancies_call" ON "consultancies" USING btree ("consultant_id","call_at") WHERE "consultancies"."status" in ('nuova', 'in_corso', 'in_attesa_documenti');