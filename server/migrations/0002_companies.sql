CREATE TABLE "oauth_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"code_verifier" text NOT NULL,
	"next" text,
	"user_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultant_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'in_attesa' NOT NULL,
	"available_for_consultation" boolean DEFAULT true NOT NULL,
	"specializations" text[] NOT NULL,
	"sectors" text[] NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"bio" text NOT NULL,
	"region" text NOT NULL,
	"city" text,
	"years_experience" integer NOT NULL,
	"hourly_rate" numeric(8, 2) NOT NULL,
	"pricing_info" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultant_profiles_years" CHECK ("consultant_profiles"."years_experience" between 0 and 50),
	CONSTRAINT "consultant_profiles_rate" CHECK ("consultant_profiles"."hourly_rate" >= 0),
	CONSTRAINT "consultant_profiles_status" CHECK ("consultant_profiles"."status" in ('in_attesa', 'approvato', 'rifiutato'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_profiles" ADD COLUMN "successor_id" text;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD CONSTRAINT "consultant_profiles_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultant_profiles_listed" ON "consultant_profiles" USING btree ("status","available_for_consultation");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","purpose");