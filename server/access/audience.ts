/**
 * Who may call an operation. A company agent acts for companies of their own or, approved as a consultant, for clients'.
 * A newcomer has entered by a provider and not said yet who they are; a user has, and has proved the address.
 */
export type Audience =
  | 'anyone'
  | 'newcomer'
  | 'user'
  | 'business_user'
  | 'company_agent'
  | 'consultant'
  | 'approved_consultant'
  | 'admin';
