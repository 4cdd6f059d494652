-- Grants carry facts: what is known beyond the card. ATECO codes and spend move there from the constraints.
CREATE FUNCTION pg_temp.with_facts(g jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT (g #- '{constraints,atecoAdmitted}' #- '{constraints,atecoExcluded}' #- '{constraints,spendEuro}')
    || jsonb_build_object('facts', jsonb_strip_nulls(jsonb_build_object(
      'spend', g #> '{constraints,spendEuro}',
      'ateco', CASE WHEN g #> '{constraints,atecoAdmitted}' IS NULL AND g #> '{constraints,atecoExcluded}' IS NULL
        THEN NULL ELSE jsonb_build_object(
          'version', coalesce(g #> '{constraints,atecoAdmitted,version}', g #> '{constraints,atecoExcluded,version}'),
          'include', g #> '{constraints,atecoAdmitted,codes}',
          'exclude', g #> '{constraints,atecoExcluded,codes}') END)))
$$;
--> statement-breakpoint
UPDATE "grants" SET
  "data" = pg_temp.with_facts("data"),
  "bundled" = CASE WHEN "bundled" IS NULL THEN NULL ELSE pg_temp.with_facts("bundled") END,
  "overrides" = "overrides" #- '{constraints,atecoAdmitted}' #- '{constraints,atecoExcluded}' #- '{constraints,spendEuro}',
  "covered" = "covered" #- '{constraints,atecoAdmitted}' #- '{constraints,atecoExcluded}' #- '{constraints,spendEuro}'
WHERE NOT "data" ? 'facts';
--> statement-breakpoint
UPDATE "grant_versions" SET "before" = pg_temp.with_facts("before") WHERE NOT "before" ? 'facts';
