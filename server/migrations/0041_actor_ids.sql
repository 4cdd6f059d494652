ALTER TABLE "application_versions" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "business_plan_versions" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "added_by_id" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_id" text;--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "application_versions" ADD CONSTRAINT "application_versions_actor_id_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_plan_versions" ADD CONSTRAINT "business_plan_versions_actor_id_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_added_by_id_profiles_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_profiles_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_actor_id_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_actor" ON "application_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "application_versions_actor" ON "application_versions" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "business_plan_versions_actor" ON "business_plan_versions" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "documents_added_by" ON "documents" USING btree ("added_by_id");--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "project_versions_actor" ON "project_versions" USING btree ("actor_id");--> statement-breakpoint
-- Rows of before: the trail says whose a name is; where there is none, it is one of those who work on the company.
UPDATE "application_versions" v SET "actor_id" = (
  SELECT e."actor_id" FROM "application_events" e JOIN "profiles" p ON p."id" = e."actor_id"
  WHERE e."application_id" = v."application_id" AND e."actor_name" = v."actor_name" LIMIT 1);--> statement-breakpoint
UPDATE "applications" a SET "contents" = jsonb_set(a."contents", '{texts}', (
  SELECT jsonb_object_agg(t.key, t.value || coalesce((
    SELECT jsonb_build_object('byId', e."actor_id") FROM "application_events" e
    WHERE e."application_id" = a."id" AND e."actor_name" = t.value->>'by' AND e."actor_id" IS NOT NULL LIMIT 1), '{}'))
  FROM jsonb_each(a."contents"->'texts') t))
WHERE jsonb_typeof(a."contents"->'texts') = 'object' AND a."contents"->'texts' <> '{}';--> statement-breakpoint
UPDATE "application_versions" a SET "contents" = jsonb_set(a."contents", '{texts}', (
  SELECT jsonb_object_agg(t.key, t.value || coalesce((
    SELECT jsonb_build_object('byId', e."actor_id") FROM "application_events" e
    WHERE e."application_id" = a."application_id" AND e."actor_name" = t.value->>'by' AND e."actor_id" IS NOT NULL LIMIT 1), '{}'))
  FROM jsonb_each(a."contents"->'texts') t))
WHERE jsonb_typeof(a."contents"->'texts') = 'object' AND a."contents"->'texts' <> '{}';--> statement-breakpoint
UPDATE "project_versions" v SET "actor_id" = (
  SELECT p."id" FROM "projects" o
  LEFT JOIN "consultancies" c ON c."business_id" = o."user_id"
  JOIN "profiles" p ON p."id" IN (o."user_id", c."consultant_id")
  WHERE o."id" = v."project_id" AND trim(p."first_name" || ' ' || p."last_name") = v."actor_name" LIMIT 1);--> statement-breakpoint
UPDATE "business_plan_versions" v SET "actor_id" = (
  SELECT p."id" FROM "business_plans" o
  LEFT JOIN "consultancies" c ON c."business_id" = o."user_id"
  JOIN "profiles" p ON p."id" IN (o."user_id", c."consultant_id")
  WHERE o."id" = v."plan_id" AND trim(p."first_name" || ' ' || p."last_name") = v."actor_name" LIMIT 1);--> statement-breakpoint
UPDATE "documents" d SET "added_by_id" = (
  SELECT p."id" FROM "consultancies" c JOIN "profiles" p ON p."id" = c."consultant_id"
  WHERE c."business_id" = d."user_id" AND trim(p."first_name" || ' ' || p."last_name") = d."added_by" LIMIT 1)
WHERE d."added_by" IS NOT NULL;--> statement-breakpoint
UPDATE "notifications" n SET "about_id" = c."author_id" FROM "application_comments" c
WHERE n."key" = 'commento:' || c."id" AND c."author_id" <> n."user_id";--> statement-breakpoint
UPDATE "notifications" n SET "about_id" = g."guest_id" FROM "application_guests" g
WHERE n."key" LIKE 'ospite:%' AND split_part(n."key", ':', 2) = g."id" AND g."guest_id" <> n."user_id";--> statement-breakpoint
UPDATE "notifications" n SET "about_id" = d."added_by_id" FROM "documents" d
WHERE n."key" = 'documento:' || d."id" AND d."added_by_id" <> n."user_id";
