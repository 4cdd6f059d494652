CREATE TABLE "consultant_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"consultant_id" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"decided_by" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" text PRIMARY KEY NOT NULL,
	"said" text NOT NULL,
	"said_key" text NOT NULL,
	"means" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_synonyms_said" UNIQUE("said_key")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_terms_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
ALTER TABLE "consultant_decisions" ADD CONSTRAINT "consultant_decisions_consultant_id_profiles_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultant_decisions" ADD CONSTRAINT "consultant_decisions_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultant_decisions_of" ON "consultant_decisions" USING btree ("consultant_id","at");--> statement-breakpoint
INSERT INTO "consultant_decisions" ("id", "consultant_id", "decision", "reason", "decided_by", "at")
SELECT 'd-' || "user_id", "user_id", "status", "decision_reason", "decided_by", "decided_at" FROM "consultant_profiles"
WHERE "decided_at" IS NOT NULL AND "status" <> 'in_attesa';
