import type { Upload } from '#server/features/files/service.ts';
import { PdfSheet } from '#server/platform/pdf/pdf-sheet.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import type { Candidate } from './candidates.ts';

const INVENTED = 'Documento inventato per la demo di Bandolo: non ha alcun valore.';

type Sender = Pick<Candidate, 'firstName' | 'lastName' | 'city' | 'register' | 'insuredForDays'>;

/** What a candidate sent, as true PDFs that the desk's viewer opens. */
export async function papersOf(candidate: Sender, now: Date): Promise<Upload[]> {
  const today = romeMoment(now).day;
  const { firstName, lastName, city, register, insuredForDays } = candidate;
  const name = `${firstName} ${lastName}`;
  const papers: Upload[] = [];
  if (insuredForDays !== null)
    papers.push({
      name: 'polizza-professionale.pdf',
      bytes: await paper(today, 'Polizza di responsabilità civile professionale', [
        `Assicurato: ${name}, ${city}.`,
        'Attività coperta: consulenza alla richiesta di contributi pubblici.',
        `Scadenza: ore 24 del ${longDayText(romeMoment(new Date(now.getTime() + insuredForDays * 86_400_000)).day)}.`,
      ]),
    });
  if (register !== null && insuredForDays !== null)
    papers.push({
      name: 'iscrizione-albo.pdf',
      bytes: await paper(today, 'Certificato di iscrizione', [
        `${register}, sede di ${city}.`,
        `Si certifica che ${name} è iscritto all’albo e che l’iscrizione è attiva.`,
      ]),
    });
  return papers;
}

async function paper(madeOn: string, title: string, lines: string[]): Promise<Uint8Array> {
  const sheet = new PdfSheet({ title, madeOn });
  sheet.title(title);
  for (const line of lines) sheet.paragraph(line);
  return sheet.finish((page, pages) => [INVENTED, `${page} / ${pages}`]);
}
