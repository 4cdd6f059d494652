/** What a column becomes when the person is gone from it. */
type Blank = null | 'name' | 'person' | 'text' | 'stand_in' | 'empty';

/**
 * One way in which a table holds something of a person, what the export takes from it (SET-5) and what erasure does to it
 * (SET-7). `erased`: the rows go. `nameless`: they are somebody else's too and stay, without the person. `kept`: they stay
 * as they are, for the reason given. A test holds this list against the schema: a new table has its line here.
 */
export type PersonalTable = {
  table: string;
  /** Holds the person's id; or, with `through`, the id of a row of another table that does. */
  column: string;
  through?: { table: string; column: string };
  /** The column holds the person's e-mail address instead of the id. */
  isEmail?: true;
  /** Only these rows. */
  where?: Record<string, string>;
  fate: 'erased' | 'nameless' | 'kept';
  becomes?: Record<string, Blank>;
  why?: string;
  /** Never exported: they open something. */
  secrets?: readonly string[];
  /** Never exported: it is somebody else's, and names this person. */
  isOthers?: true;
  /** Exported only once this moment has come. */
  shownFrom?: string;
};

const owned = (table: string, secrets: readonly string[] = []): PersonalTable => ({
  table,
  column: 'user_id',
  fate: 'erased',
  secrets,
});
const ofApplication = (table: string): PersonalTable => ({
  table,
  column: 'application_id',
  through: { table: 'applications', column: 'user_id' },
  fate: 'erased',
});
const ofPlan = (table: string): PersonalTable => ({
  table,
  column: 'plan_id',
  through: { table: 'business_plans', column: 'user_id' },
  fate: 'erased',
});
/** What somebody else's record was before this person changed it: theirs, without the person. */
const actedOn = (table: string): PersonalTable => ({
  table,
  column: 'actor_id',
  isOthers: true,
  fate: 'nameless',
  becomes: { actor_id: null, actor_name: 'person' },
});
const AS_CLIENT = { table: 'consultancies', column: 'business_id' };
const AS_CONSULTANT = { table: 'consultancies', column: 'consultant_id' };
const ofConsultancy = (
  table: string,
  through: PersonalTable['through'],
  rest: Partial<PersonalTable>,
): PersonalTable => ({
  table,
  column: 'consultancy_id',
  through,
  fate: 'kept',
  ...rest,
});
const BOTH_SIDES = 'a record of the work that belongs to the other side too, without names';

/** In the order of erasure: what is found through another table comes before it. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ofConsultancy('chat_messages', AS_CLIENT, {
    where: { side: 'impresa' },
    fate: 'nameless',
    becomes: { text: 'text', file_id: null },
  }),
  ofConsultancy('chat_messages', AS_CONSULTANT, {
    where: { side: 'consulente' },
    fate: 'nameless',
    becomes: { text: 'text', file_id: null },
  }),
  ofConsultancy('chat_marks', AS_CLIENT, { why: BOTH_SIDES }),
  ofConsultancy('chat_marks', AS_CONSULTANT, { why: BOTH_SIDES }),
  { table: 'chat_reports', column: 'reporter_id', fate: 'erased' },
  ofConsultancy('shares', AS_CLIENT, { fate: 'erased' }),
  ofConsultancy('shares', AS_CONSULTANT, { why: 'what the client decided to show, without names' }),
  ofConsultancy('share_openings', AS_CLIENT, { fate: 'erased' }),
  ofConsultancy('share_openings', AS_CONSULTANT, { fate: 'nameless', becomes: { actor_name: 'name' } }),
  // The offer is the consultant's, who answers for it; why it was refused are the client's words.
  ofConsultancy('quotes', AS_CLIENT, { fate: 'nameless', becomes: { reason: null } }),
  ofConsultancy('quotes', AS_CONSULTANT, { why: 'what the client was offered in writing, and may have accepted' }),
  ofConsultancy('consultancy_tasks', AS_CLIENT, { why: BOTH_SIDES }),
  ofConsultancy('consultancy_tasks', AS_CONSULTANT, { why: BOTH_SIDES }),
  { table: 'consultancy_events', column: 'actor_id', fate: 'nameless', becomes: { actor_id: null, detail: null } },
  ofConsultancy('reviews', AS_CLIENT, {
    shownFrom: 'visible_from',
    why: 'a published opinion counts in the rating of the consultant; its author has no name any more',
  }),
  { table: 'reviews', column: 'consultant_id', fate: 'erased', shownFrom: 'visible_from' },
  // A mandate that became a consultancy, and whoever is named as the contact or invited to take the company over.
  {
    table: 'mandates',
    column: 'consultancy_id',
    through: AS_CLIENT,
    isOthers: true,
    fate: 'nameless',
    becomes: { contact_name: 'name', contact_email: 'empty', invited_email: null, token_hash: null },
  },
  {
    table: 'mandates',
    column: 'contact_email',
    isEmail: true,
    isOthers: true,
    fate: 'nameless',
    becomes: { contact_name: 'name', contact_email: 'empty' },
  },
  {
    table: 'mandates',
    column: 'invited_email',
    isEmail: true,
    isOthers: true,
    fate: 'nameless',
    becomes: { invited_email: null, token_hash: null },
  },
  {
    table: 'client_contacts',
    column: 'consultancy_id',
    through: AS_CLIENT,
    isOthers: true,
    fate: 'nameless',
    becomes: { client_name: 'name' },
  },
  {
    ...AS_CLIENT,
    fate: 'nameless',
    // The reason is the client's own where the client ended it.
    becomes: { business_id: null, company_id: null, client_name: 'name', description: 'text', reason: null },
  },
  { ...AS_CONSULTANT, fate: 'nameless', becomes: { consultant_id: 'stand_in', reason: null } },
  { table: 'consultant_decisions', column: 'decided_by', fate: 'nameless', becomes: { decided_by: null } },
  { table: 'consultant_decisions', column: 'consultant_id', fate: 'erased' },
  { table: 'consultant_profiles', column: 'decided_by', fate: 'nameless', becomes: { decided_by: null } },
  { table: 'import_runs', column: 'started_by', fate: 'nameless', becomes: { started_by: null } },
  ofApplication('application_events'),
  {
    table: 'application_events',
    column: 'actor_id',
    fate: 'nameless',
    becomes: { actor_id: null, actor_name: 'person' },
  },
  ofApplication('application_versions'),
  actedOn('application_versions'),
  ofApplication('application_files'),
  { ...ofApplication('application_guests'), secrets: ['token_hash'] },
  { table: 'application_guests', column: 'guest_id', fate: 'erased', secrets: ['token_hash'] },
  { table: 'application_guests', column: 'email', isEmail: true, fate: 'erased', secrets: ['token_hash'] },
  ofApplication('application_comments'),
  {
    table: 'application_comments',
    column: 'author_id',
    fate: 'nameless',
    becomes: { author_id: null, author_name: 'name', text: 'text' },
  },
  owned('applications'),
  ofPlan('business_plan_sections'),
  ofPlan('business_plan_versions'),
  actedOn('business_plan_versions'),
  owned('business_plans'),
  owned('documents'),
  {
    table: 'documents',
    column: 'added_by_id',
    isOthers: true,
    fate: 'nameless',
    becomes: { added_by_id: null, added_by: 'person' },
  },
  {
    table: 'project_versions',
    column: 'project_id',
    through: { table: 'projects', column: 'user_id' },
    fate: 'erased',
  },
  actedOn('project_versions'),
  owned('projects'),
  owned('de_minimis_entries'),
  owned('de_minimis_undertakings'),
  owned('ai_consents'),
  owned('ai_requests'),
  owned('ai_quotas'),
  owned('events'),
  owned('context_sessions'),
  owned('company_choices'),
  owned('mandates', ['token_hash']),
  owned('client_mails'),
  owned('client_contacts'),
  owned('business_profiles'),
  owned('saved_grants'),
  owned('hidden_grants'),
  owned('saved_consultants'),
  { table: 'saved_consultants', column: 'consultant_id', fate: 'erased' },
  owned('saved_searches'),
  owned('grant_alerts'),
  owned('grant_reports'),
  owned('notifications'),
  { table: 'notifications', column: 'about_id', isOthers: true, fate: 'erased' },
  owned('notification_preferences'),
  owned('mail_tokens', ['token']),
  owned('push_subscriptions', ['endpoint', 'p256dh', 'auth', 'session_hash']),
  owned('alert_settings'),
  owned('calendar_events'),
  owned('calendar_feeds', ['token']),
  owned('calendar_entries'),
  owned('consultant_profiles'),
  owned('consultant_figures'),
  { table: 'files', column: 'owner_id', fate: 'erased' },
  // Notes of the desk go with their ticket; the person is shown what was said to them.
  {
    table: 'support_messages',
    column: 'ticket_id',
    through: { table: 'support_tickets', column: 'user_id' },
    where: { kind: 'messaggio' },
    fate: 'erased',
  },
  {
    table: 'support_messages',
    column: 'author_id',
    where: { side: 'supporto' },
    fate: 'nameless',
    becomes: { author_id: null },
  },
  { table: 'support_tickets', column: 'assignee_id', fate: 'nameless', becomes: { assignee_id: null } },
  {
    table: 'audit_log',
    column: 'actor_id',
    fate: 'kept',
    why: 'who changed what stays known: codes and ids, no names',
  },
  // That it was asked and done stays known; by whom does not.
  { table: 'data_requests', column: 'user_id', fate: 'nameless', becomes: { user_id: null } },
  owned('support_tickets'),
  { table: 'support_tickets', column: 'email', isEmail: true, fate: 'erased' },
  { table: 'outbox_mails', column: 'to', isEmail: true, fate: 'erased' },
  { table: 'oauth_states', column: 'connect_to', fate: 'erased', secrets: ['state_hash', 'code_verifier'] },
  owned('consents'),
  owned('provider_accounts'),
  owned('one_time_links', ['token_hash']),
  owned('api_keys', ['key_hash']),
  owned('sessions', ['token_hash']),
  owned('two_factor', ['secret']),
  owned('recovery_codes', ['code_hash']),
  owned('passwords', ['hash']),
  { table: 'profiles', column: 'id', fate: 'erased' },
];

/** Hold nothing that lasts: each row is forgotten by itself within this time. */
export const PASSING_TABLES: Record<string, string> = {
  attempts: 'counts of sign-in attempts by address, a day',
  rate_limits: 'counts of requests by address or account, an hour',
  oauth_states: 'one sign-in by a provider, ten minutes',
  consultant_changes: 'the id of whose card changed, for the directory kept in memory, a day',
};
