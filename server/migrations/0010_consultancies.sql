CREATE TABLE "consultancy_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"consultancy_id" text NOT NULL,
	"title" text NOT NULL,
	"side" text NOT NULL,
	"is_document" boolean DEFAULT false NOT NULL,
	"due_on" date,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"consultancy_id" text NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "consultancy_tasks" ADD CONSTRAINT "consultancy_tasks_consultancy_id_consultancies_id_fk" FOREIGN KEY ("consultancy_id") REFERENCES "public"."consultancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_consultancy_id_consultancies_id_fk" FOREIGN KEY ("consultancy_id") REFERENCES "public"."consultancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultancy_tasks_order" ON "consultancy_tasks" USING btree ("consultancy_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_open" ON "quotes" USING btree ("consultancy_id") WHERE "quotes"."status" = 'inviato';--> statement-breakpoint
CREATE INDEX "quotes_order" ON "quotes" USING btree ("consultancy_id","sent_at");