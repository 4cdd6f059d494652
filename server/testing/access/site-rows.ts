/** The site and the support. The seats and the codes are in `expected.ts`. */
export const SITE_ROWS = `
++ ++ ++++++ ++++ ++ +  GET /api/articles
++ ++ ++++++ ++++ ++ +  GET /api/health
++ ++ ++++++ ++++ ++ +  GET /api/site/demo
++ ++ ++++++ ++++ ++ +  GET /api/site/demo/dossier.pdf
++ ++ ++++++ ++++ ++ +  GET /api/site/reference
++ ++ ++++++ ++++ ++ +  GET /api/support/contacts
++ ++ ++++++ ++++ ++ +  POST /api/support/requests
13 ++ ++++++ ++++ 11 +  GET /api/analytics
13 ++ ++++++ ++++ 11 +  GET /api/analytics/export.csv
13 ++ ++++++ ++++ 11 +  GET /api/analytics/export.xlsx
13 ++ ++++++ ++++ 11 +  GET /api/resources
13 ++ ++++++ ++++ 11 +  GET /api/support/tickets
13 ++ ++++++ ++++ 11 +  POST /api/support/tickets
13 +4 444444 4444 11 4  GET /api/support/tickets/:id
13 +4 444444 4444 11 4  POST /api/support/tickets/:id/messages
13 +4 444444 4444 11 4  POST /api/support/tickets/:id/resolution
13 33 ++++++ 3333 11 3  GET /api/resources/consultants
13 44 444444 4444 11 4  GET /api/resources/:slug
44 44 444444 4444 44 4  GET /api/articles/:slug
bb bb bbbbbb bbbb bb b  GET /api/site/landing
`;
