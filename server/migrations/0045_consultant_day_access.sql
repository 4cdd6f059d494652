-- The consultant's home again: clients' companies and applications as far as access goes now (company_agents), so
-- none for a consultant who is suspended and none of an owner whose account is closed or locked.
CREATE OR REPLACE FUNCTION "consultant_day"(consultant text, contacts_shown integer) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    WITH mine AS MATERIALIZED (
      SELECT * FROM consultancies WHERE consultant_id = consultant ORDER BY created_at DESC, id LIMIT 1000
    ), shared AS MATERIALIZED (
      SELECT company_id, consultancy_id FROM company_agents WHERE user_id = consultant
    )
    SELECT json_build_object(
      'desk', (SELECT coalesce(json_agg(part), '[]') FROM (
        SELECT id, client_name AS "clientName", grant_id AS "grantId", grant_name AS "grantName", kind, status, urgency,
          deadline, next_meeting_at AS "nextMeetingAt", outcome, closed_at AS "closedAt", earnings,
          created_at AS "createdAt", answered_at AS "answeredAt"
        FROM mine) part),
      'tasks', (SELECT coalesce(json_agg(part), '[]') FROM (
        SELECT id, consultancy_id AS "consultancyId", title, side, is_document AS "isDocument",
          done_at IS NOT NULL AS "isDone", due_on AS "dueOn"
        FROM consultancy_tasks WHERE consultancy_id IN (SELECT id FROM mine) ORDER BY position) part),
      'said', (SELECT coalesce(json_agg(part), '[]') FROM (
        SELECT DISTINCT ON (consultancy_id) consultancy_id AS id, text, at, (
          SELECT count(*) FROM chat_messages other
          LEFT JOIN chat_marks mark ON mark.consultancy_id = other.consultancy_id AND mark.side = 'consulente'
          WHERE other.consultancy_id = message.consultancy_id AND other.side <> 'consulente'
            AND other.number > coalesce(mark.read, 0)
        ) AS unread
        FROM chat_messages message
        WHERE consultancy_id IN (SELECT id FROM mine) ORDER BY consultancy_id, number DESC) part),
      'events', (SELECT coalesce(json_agg(part), '[]') FROM (
        SELECT id, consultancy_id AS "consultancyId", kind, at FROM consultancy_events
        WHERE consultancy_id IN (SELECT id FROM mine) ORDER BY at DESC, id DESC LIMIT contacts_shown) part),
      'mails', (SELECT coalesce(json_agg(part), '[]') FROM (
        SELECT id, client_name AS "clientName", subject, sent_at AS "sentAt" FROM client_mails
        WHERE user_id = consultant ORDER BY sent_at DESC LIMIT contacts_shown) part),
      'contacts', (SELECT coalesce(json_agg(part), '[]') FROM (
        SELECT id, consultancy_id AS "consultancyId", client_name AS "clientName", kind, minutes, note, at
        FROM client_contacts WHERE user_id = consultant ORDER BY at DESC, id LIMIT contacts_shown) part),
      'saved', (SELECT coalesce(json_agg(grant_id), '[]') FROM saved_grants WHERE user_id = consultant),
      'firms', (SELECT coalesce(json_agg(part), '[]') FROM (
        SELECT firm.id AS "companyId", version, company_name AS name, location AS place,
          shared.consultancy_id AS "consultancyId", CASE WHEN user_id = consultant THEN 'mandato' ELSE 'condivisa' END AS kind,
          (SELECT id || ':' || version FROM projects
            WHERE company_id = firm.id AND is_active AND deleted_at IS NULL) AS project,
          -- Every writing of a row has a later transaction than the last: the same count and sum, the same rows.
          CASE WHEN EXISTS (SELECT 1 FROM de_minimis_entries entry
            WHERE entry.user_id = firm.user_id AND entry.company_id = firm.id AND entry.deleted_at IS NULL)
          THEN (SELECT count(*) || ':' || coalesce(sum(entry.xmin::text::bigint), 0) FROM de_minimis_entries entry
              WHERE entry.user_id = firm.user_id AND entry.company_id = firm.id) || ' ' ||
            (SELECT count(*) || ':' || coalesce(sum(other.xmin::text::bigint), 0) FROM de_minimis_undertakings other
              WHERE other.user_id = firm.user_id AND other.company_id = firm.id)
          END AS aid
        FROM business_profiles firm LEFT JOIN shared ON shared.company_id = firm.id
        WHERE deleted_at IS NULL AND firm.id IN (
          SELECT id FROM business_profiles WHERE user_id = consultant UNION ALL SELECT company_id FROM shared)
        ORDER BY company_name, firm.id) part),
      'applications', (SELECT coalesce(json_agg(part), '[]') FROM (
        SELECT id, company_id AS "companyId", grant_id AS "grantId", status, sent_at AS "sentAt" FROM applications
        WHERE deleted_at IS NULL AND archived_at IS NULL AND id IN (
          SELECT id FROM applications WHERE user_id = consultant
          UNION ALL
          SELECT target_id FROM shares JOIN mine ON mine.id = consultancy_id
            JOIN profiles owner ON owner.id = mine.business_id
          WHERE shares.kind = 'candidatura' AND revoked_at IS NULL AND mine.status IN ('in_corso', 'in_attesa_documenti')
            AND owner.erase_after IS NULL AND owner.locked_at IS NULL
            AND EXISTS (SELECT 1 FROM consultant_profiles WHERE user_id = consultant AND consultant_profiles.status = 'approvato'))
        ORDER BY updated_at DESC LIMIT 1000) part)
    )
  );
END $$;
