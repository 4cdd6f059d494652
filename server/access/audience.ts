/** Who may call an operation. A company agent acts for companies of their own or, approved as a consultant, for clients'. */
export type Audience =
  | 'anyone'
  | 'user'
  | 'business_user'
  | 'company_agent'
  | 'consultant'
  | 'approved_consultant'
  | 'admin';
