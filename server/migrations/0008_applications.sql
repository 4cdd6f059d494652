CREATE TABLE "application_events" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_files" (
	"application_id" text NOT NULL,
	"file_id" text NOT NULL,
	"kind" text NOT NULL,
	"document" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_files_application_id_file_id_pk" PRIMARY KEY("application_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "application_versions" (
	"application_id" text NOT NULL,
	"number" integer NOT NULL,
	"contents" jsonb NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_versions_application_id_number_pk" PRIMARY KEY("application_id","number")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text,
	"grant_id" text NOT NULL,
	"grant_title" text NOT NULL,
	"grant_entity" text NOT NULL,
	"grant_amount" text,
	"grant_deadline" date,
	"custom_grant" jsonb,
	"status" text DEFAULT 'bozza' NOT NULL,
	"contents" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"snapshot" jsonb,
	"uses_assistant" boolean DEFAULT false NOT NULL,
	"submission" jsonb,
	"sent_at" timestamp with time zone,
	"protocol" text,
	"outcome" jsonb,
	"copied_from" text,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_versions" ADD CONSTRAINT "application_versions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_business_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."business_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_order" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_draft" ON "applications" USING btree ("company_id","grant_id") WHERE "applications"."sent_at" is null and "applications"."deleted_at" is null and "applications"."archived_at" is null and "applications"."copied_from" is null;