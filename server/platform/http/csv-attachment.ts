/** The headers of a table that is downloaded as a file. */
export const csvAttachment = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});
