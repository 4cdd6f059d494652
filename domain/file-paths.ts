/** Everything for the official portal in one archive. */
export const dossierPath = (id: string): string => `/api/applications/${encodeURIComponent(id)}/dossier.zip`;

/** The same as one PDF, for the example company of the public demo. */
export const demoDossierPath = (grantId: string): string =>
  `/api/site/demo/dossier.pdf?grant=${encodeURIComponent(grantId)}`;

/** What a link to the site, or to a grant, shows where it is shared. */
export const SITE_IMAGE_PATH = '/og.png';
export const grantImagePath = (id: string): string => `/grant/${id}/anteprima.png`;

/** Everything of the person who asks, as one archive. */
export const EXPORT_PATH = '/api/settings/export.zip';

/** A private file of the person who asks, as a download. */
export const filePath = (id: string): string => `/api/files/${encodeURIComponent(id)}`;

/** The face of a listed consultant, for everybody. */
export const consultantPhotoPath = (id: string, photoId: string): string =>
  `/api/consultants/${encodeURIComponent(id)}/photos/${encodeURIComponent(photoId)}`;

/** A document as the browser shows it: a PDF or a picture. */
export const documentPreviewPath = (id: string): string => `/api/documents/${encodeURIComponent(id)}/preview`;

/** A file of a conversation, as a download. */
export const chatFilePath = (id: string, fileId: string): string =>
  `/api/chats/${encodeURIComponent(id)}/files/${encodeURIComponent(fileId)}`;

/** A document that a consultant sent for the review: as a download, or as the browser shows it. */
export const reviewedFilePath = (id: string, fileId: string): string =>
  `/api/admin/consultants/${encodeURIComponent(id)}/files/${encodeURIComponent(fileId)}`;
export const reviewedPreviewPath = (id: string, fileId: string): string => `${reviewedFilePath(id, fileId)}/preview`;

/** All data of one account, to be sent to who asked for them. */
export const userExportPath = (id: string): string => `/api/admin/users/${encodeURIComponent(id)}/export.zip`;

/** What an import refused, row by row. */
export const rejectedRowsPath = (id: string): string => `/api/admin/imports/${encodeURIComponent(id)}/rejected.csv`;

/** One of them as a Word file. */
export const templateFilePath = (companyId: string, template: string): string =>
  `/api/clients/companies/${encodeURIComponent(companyId)}/templates/${template}`;

/** One event of the calendar, as a download. */
export const calendarEventPath = (id: string): string => `/api/calendar/items/${encodeURIComponent(id)}/event.ics`;

/** Clients by open grants, as a table for a spreadsheet. */
export const PORTFOLIO_EXPORT_PATH = '/api/clients/portfolio.csv';

/** One consultancy as a Word file: terms, tasks, outcome, data protection. */
export const consultancyFilePath = (id: string): string => `/api/consultancies/${encodeURIComponent(id)}/file`;

/** Where other people's assistants read the catalogue (SIT-11). */
export const MCP_PATH = '/mcp';
