CREATE TABLE "share_openings" (
	"id" text PRIMARY KEY NOT NULL,
	"consultancy_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"consultancy_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "shares_consultancy_id_kind_target_id_pk" PRIMARY KEY("consultancy_id","kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "share_openings" ADD CONSTRAINT "share_openings_consultancy_id_consultancies_id_fk" FOREIGN KEY ("consultancy_id") REFERENCES "public"."consultancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_consultancy_id_consultancies_id_fk" FOREIGN KEY ("consultancy_id") REFERENCES "public"."consultancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_openings_order" ON "share_openings" USING btree ("consultancy_id","at");--> statement-breakpoint
CREATE INDEX "shares_target" ON "shares" USING btree ("kind","target_id");