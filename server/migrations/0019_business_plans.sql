CREATE TABLE "business_plan_sections" (
	"plan_id" text NOT NULL,
	"section" text NOT NULL,
	"state" text DEFAULT 'vuota' NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"writer" text,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"notice" text,
	"run_id" text,
	"written_at" timestamp with time zone,
	CONSTRAINT "business_plan_sections_plan_id_section_pk" PRIMARY KEY("plan_id","section")
);
--> statement-breakpoint
CREATE TABLE "business_plan_versions" (
	"plan_id" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"grant_title" text,
	"answers" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"reason" text NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_plan_versions_plan_id_number_pk" PRIMARY KEY("plan_id","number")
);
--> statement-breakpoint
CREATE TABLE "business_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text,
	"title" text NOT NULL,
	"grant_id" text,
	"grant_title" text,
	"phase" text DEFAULT 'azienda' NOT NULL,
	"answers" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_plan_sections" ADD CONSTRAINT "business_plan_sections_plan_id_business_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."business_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_plan_versions" ADD CONSTRAINT "business_plan_versions_plan_id_business_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."business_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_plans" ADD CONSTRAINT "business_plans_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_plans" ADD CONSTRAINT "business_plans_company_id_business_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."business_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_plans" ADD CONSTRAINT "business_plans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_plans_company" ON "business_plans" USING btree ("user_id","company_id","updated_at");