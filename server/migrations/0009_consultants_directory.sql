CREATE TABLE "consultancies" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text,
	"consultant_id" text NOT NULL,
	"company_id" text,
	"client_name" text NOT NULL,
	"sector" text NOT NULL,
	"region" text,
	"kind" text NOT NULL,
	"grant_id" text,
	"grant_name" text,
	"description" text NOT NULL,
	"budget" numeric(12, 2),
	"urgency" text NOT NULL,
	"shares_company" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'nuova' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"deadline" date,
	"next_meeting_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"granted_amount" numeric(12, 2),
	"cor" text,
	"earnings" numeric(12, 2),
	CONSTRAINT "consultancies_status" CHECK ("consultancies"."status" in ('nuova', 'rifiutata', 'ritirata', 'liberata', 'in_corso', 'in_attesa_documenti', 'completata'))
);
--> statement-breakpoint
CREATE TABLE "consultancy_events" (
	"id" text PRIMARY KEY NOT NULL,
	"consultancy_id" text NOT NULL,
	"actor_id" text,
	"kind" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"consultancy_id" text NOT NULL,
	"side" text NOT NULL,
	"consultant_id" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"visible_from" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "consultant_figures" (
	"user_id" text PRIMARY KEY NOT NULL,
	"rating" numeric(4, 3),
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"granted" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"response_minutes" integer
);
--> statement-breakpoint
ALTER TABLE "consultant_profiles" DROP CONSTRAINT "consultant_profiles_status";--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "certifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "project_rate" numeric(9, 2);--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "register" text;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "insured_until" date;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "checks" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "consultancies" ADD CONSTRAINT "consultancies_business_id_profiles_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultancies" ADD CONSTRAINT "consultancies_consultant_id_profiles_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultancies" ADD CONSTRAINT "consultancies_company_id_business_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."business_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultancy_events" ADD CONSTRAINT "consultancy_events_consultancy_id_consultancies_id_fk" FOREIGN KEY ("consultancy_id") REFERENCES "public"."consultancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultancy_events" ADD CONSTRAINT "consultancy_events_actor_id_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_consultancy_id_consultancies_id_fk" FOREIGN KEY ("consultancy_id") REFERENCES "public"."consultancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_consultant_id_profiles_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultant_figures" ADD CONSTRAINT "consultant_figures_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultancies_consultant" ON "consultancies" USING btree ("consultant_id","status");--> statement-breakpoint
CREATE INDEX "consultancies_business" ON "consultancies" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "consultancies_waiting" ON "consultancies" USING btree ("created_at") WHERE "consultancies"."status" = 'nuova';--> statement-breakpoint
CREATE INDEX "consultancy_events_order" ON "consultancy_events" USING btree ("consultancy_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("consultancy_id","side");--> statement-breakpoint
CREATE INDEX "reviews_consultant" ON "reviews" USING btree ("consultant_id","side","visible_from");--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD CONSTRAINT "consultant_profiles_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD CONSTRAINT "consultant_profiles_status" CHECK ("consultant_profiles"."status" in ('in_attesa', 'da_modificare', 'approvato', 'rifiutato', 'sospeso'));