CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grant_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"grant_id" text NOT NULL,
	"user_id" text,
	"field" text,
	"text" text NOT NULL,
	"status" text DEFAULT 'nuova' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "grant_reports_status_known" CHECK ("grant_reports"."status" in ('nuova', 'corretta', 'respinta'))
);
--> statement-breakpoint
CREATE TABLE "grant_versions" (
	"grant_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"origin" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "grant_versions_grant_id_number_pk" PRIMARY KEY("grant_id","number")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"closes_on" date,
	"link" text,
	"source_name" text NOT NULL,
	"external_id" text,
	"overrides" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"covered" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bundled" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grants_level" CHECK ("grants"."level" in ('europeo', 'nazionale', 'regionale'))
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"file_name" text,
	"status" text NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"report" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"started_by" text,
	CONSTRAINT "import_runs_status" CHECK ("import_runs"."status" in ('in_corso', 'completato', 'fallito'))
);
--> statement-breakpoint
CREATE TABLE "grant_alerts" (
	"user_id" text NOT NULL,
	"grant_id" text NOT NULL,
	"reason" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grant_alerts_user_id_grant_id_reason_pk" PRIMARY KEY("user_id","grant_id","reason")
);
--> statement-breakpoint
CREATE TABLE "hidden_grants" (
	"user_id" text NOT NULL,
	"grant_id" text NOT NULL,
	"reason" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_grants_user_id_grant_id_pk" PRIMARY KEY("user_id","grant_id")
);
--> statement-breakpoint
CREATE TABLE "saved_grants" (
	"user_id" text NOT NULL,
	"grant_id" text NOT NULL,
	"grant_title" text NOT NULL,
	"grant_entity" text NOT NULL,
	"grant_amount" text,
	"grant_deadline" date,
	"grant_link" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_grants_user_id_grant_id_pk" PRIMARY KEY("user_id","grant_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"has_alert" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grant_reports" ADD CONSTRAINT "grant_reports_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_reports" ADD CONSTRAINT "grant_reports_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_versions" ADD CONSTRAINT "grant_versions_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_started_by_profiles_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_alerts" ADD CONSTRAINT "grant_alerts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_alerts" ADD CONSTRAINT "grant_alerts_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_grants" ADD CONSTRAINT "hidden_grants_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_grants" ADD CONSTRAINT "saved_grants_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grant_reports_status" ON "grant_reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "grant_versions_at" ON "grant_versions" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "grants_source" ON "grants" USING btree ("source_name","external_id") WHERE "grants"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "grants_revision" ON "grants" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "grants_closing" ON "grants" USING btree ("closes_on");--> statement-breakpoint
CREATE INDEX "import_runs_started" ON "import_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "saved_grants_order" ON "saved_grants" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "saved_grants_grant" ON "saved_grants" USING btree ("grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name" ON "saved_searches" USING btree ("user_id","name_key");