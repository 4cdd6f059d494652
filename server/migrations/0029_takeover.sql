ALTER TABLE "mandates" ADD COLUMN "invited_email" text;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "consultancy_id" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "added_by" text;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_consultancy_id_consultancies_id_fk" FOREIGN KEY ("consultancy_id") REFERENCES "public"."consultancies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_invitation" ON "mandates" USING btree ("token_hash");