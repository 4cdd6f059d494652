CREATE TABLE "saved_consultants" (
	"user_id" text NOT NULL,
	"consultant_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_consultants_user_id_consultant_id_pk" PRIMARY KEY("user_id","consultant_id")
);
--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "success_percent" numeric(3, 1);--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "success_cap" numeric(9, 2);--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "tax_regime" text;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "free_slots" integer;--> statement-breakpoint
ALTER TABLE "consultant_profiles" ADD COLUMN "free_until" date;--> statement-breakpoint
ALTER TABLE "saved_consultants" ADD CONSTRAINT "saved_consultants_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_consultants" ADD CONSTRAINT "saved_consultants_consultant_id_profiles_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_consultants_consultant" ON "saved_consultants" USING btree ("consultant_id");