/**
 * The styles of a visitor's first pages, inside their HTML: one way less before the first paint. In a layer of their own
 * under all others, so that app.css, which has them too, decides from the moment it has come. Only the server has them.
 */
export const siteStyle: string = import.meta.env.SSR
  ? `@layer site{${(await import('#web/styles/site.css?inline')).default}}`
  : '';
