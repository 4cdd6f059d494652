import type { TextId } from '#domain/applications/sections.ts';
import type { UserContext } from '#server/context.ts';
import { openApplication } from '#server/features/applications/opening.ts';
import { submitApplication } from '#server/features/applications/life.ts';
import { saveText } from '#server/features/applications/writing.ts';
import type { StoredDay } from '#server/features/clients/day-store.ts';
import { chooseClient } from '#server/features/companies/service.ts';
import { openCatalogue } from '#server/features/grants/service.ts';

type Draft = { client: string; grantId: string; isSent: boolean; texts: Partial<Record<TextId, string>> };

/** Work on clients' applications, of clients under mandate: one begun, one ready, one sent. */
const DRAFTS: readonly Draft[] = [
  {
    client: 'Studio Nardi e Associati',
    grantId: 'voucher-cloud-e-cybersecurity',
    isSent: false,
    texts: {
      project_title: 'Progetti e direzione lavori nel cloud',
      project_objectives:
        'Portare l’archivio dei progetti in un cloud qualificato, con copie cifrate ogni notte e accesso a due fattori per otto persone.',
    },
  },
  {
    client: 'Tessitura Rocca Srl',
    grantId: 'beni-strumentali-nuova-sabatini',
    isSent: false,
    texts: {
      project_title: 'Quattro telai jacquard a controllo elettronico',
      project_objectives:
        'Sostituire quattro telai del 1998 con telai a controllo elettronico, per fare lotti piccoli di tessuto tecnico senza fermare la linea.',
      innovation_aspects:
        'I telai scambiano dati con il gestionale: ogni pezza porta con sé filato, lotto e consumi, dalla rocca al rotolo.',
      expected_results:
        'Meno scarti, dal 6% al 3% del filato, e tempi di attrezzaggio dimezzati tra un disegno e il successivo.',
      budget_breakdown:
        'Quattro telai nuovi a 210.000 €, installazione e collegamento al gestionale 18.000 €, finanziati in leasing a cinque anni.',
    },
  },
  {
    client: 'Trasporti Lanza Srl',
    grantId: 'beni-strumentali-nuova-sabatini',
    isSent: true,
    texts: {
      project_title: 'Sei semirimorchi frigoriferi a basso consumo',
      project_objectives:
        'Rinnovare sei semirimorchi frigoriferi del 2009 con gruppi elettrici, per servire anche i centri con accesso limitato.',
      innovation_aspects:
        'Ogni semirimorchio registra temperatura e consumo ogni minuto: il cliente legge la catena del freddo senza chiederla.',
      expected_results:
        'Consumo dei gruppi frigo ridotto di un quarto e nessuna consegna respinta per temperatura fuori soglia.',
      budget_breakdown: 'Sei semirimorchi a 68.000 € ciascuno, 408.000 € in tutto, con un finanziamento a sei anni.',
    },
  },
];

/** As the consultant would have written them. */
export async function insertDrafts(ctx: UserContext, firms: StoredDay['firms']): Promise<void> {
  const catalogue = await openCatalogue(ctx);
  for (const { client, grantId, isSent, texts } of DRAFTS) {
    const firm = firms.find(({ name }) => name === client);
    if (!firm || !catalogue.find(grantId)) continue;
    await chooseClient(ctx, firm.companyId);
    const id = await openApplication(ctx, grantId);
    for (const [section, text] of Object.entries(texts)) {
      await saveText(ctx, id, section as TextId, { text, seenRevision: 0, isFromAssistant: false });
    }
    if (isSent) await submitApplication(ctx, id, '');
  }
  await chooseClient(ctx, null);
}
