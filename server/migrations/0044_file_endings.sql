-- A file is called by what its content is: what was stored under a foreign ending before gets its own.
UPDATE "files" SET "name" = coalesce(nullif(regexp_replace("name", '\.[a-z][a-z0-9]{0,4}$', '', 'i'), ''), 'documento') || '.pdf'
WHERE "media_type" = 'application/pdf' AND "name" !~* '\.pdf$';--> statement-breakpoint
UPDATE "files" SET "name" = coalesce(nullif(regexp_replace("name", '\.[a-z][a-z0-9]{0,4}$', '', 'i'), ''), 'documento') || '.doc'
WHERE "media_type" = 'application/msword' AND "name" !~* '\.doc$';--> statement-breakpoint
UPDATE "files" SET "name" = coalesce(nullif(regexp_replace("name", '\.[a-z][a-z0-9]{0,4}$', '', 'i'), ''), 'documento') || '.docx'
WHERE "media_type" = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' AND "name" !~* '\.docx$';--> statement-breakpoint
UPDATE "files" SET "name" = coalesce(nullif(regexp_replace("name", '\.[a-z][a-z0-9]{0,4}$', '', 'i'), ''), 'documento') || '.xlsx'
WHERE "media_type" = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' AND "name" !~* '\.xlsx$';--> statement-breakpoint
UPDATE "files" SET "name" = coalesce(nullif(regexp_replace("name", '\.[a-z][a-z0-9]{0,4}$', '', 'i'), ''), 'documento') || '.jpg'
WHERE "media_type" = 'image/jpeg' AND "name" !~* '\.jpe?g$';--> statement-breakpoint
UPDATE "files" SET "name" = coalesce(nullif(regexp_replace("name", '\.[a-z][a-z0-9]{0,4}$', '', 'i'), ''), 'documento') || '.png'
WHERE "media_type" = 'image/png' AND "name" !~* '\.png$';--> statement-breakpoint
UPDATE "files" SET "name" = coalesce(nullif(regexp_replace("name", '\.[a-z][a-z0-9]{0,4}$', '', 'i'), ''), 'documento') || '.txt'
WHERE "media_type" = 'text/plain' AND "name" !~* '\.txt$';
