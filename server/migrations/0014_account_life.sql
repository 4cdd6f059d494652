ALTER TABLE "oauth_states" ADD COLUMN "connect_to" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "erase_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_connect_to_profiles_id_fk" FOREIGN KEY ("connect_to") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;