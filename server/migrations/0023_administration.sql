CREATE TABLE "link_checks" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"status" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_requests_kind" CHECK ("data_requests"."kind" in ('accesso', 'cancellazione'))
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "unpublished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "unpublish_reason" text;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "rejected" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_user" ON "data_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("handled_at","due_on");