import PDFDocument from 'pdfkit';

/** The bytes of a PDF that somebody draws, without a first page of its own. */
export function drawnPdf(draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done, fail) => {
    document.on('end', () => done(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', fail);
    draw(document);
    document.end();
  });
}
