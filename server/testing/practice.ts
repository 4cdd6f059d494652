import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { approvedConsultant } from './approved-consultant.ts';
import { signedInBusiness } from './people.ts';
import { startTestProduct } from './test-product.ts';

export const read = async <Body>(answer: Response | Promise<Response>) => (await (await answer).json()) as Body;

/** The consultancy of an answer. */
export const consultancyOf = async (answer: Response | Promise<Response>) =>
  (await read<{ consultancy: ConsultancyView }>(answer)).consultancy;

/** What a client asks of a consultant. */
export const requestTo = (consultantId: string, changes: object = {}) => ({
  kind: 'domanda',
  grantId: null,
  description: 'Vorremmo comprare un centro di lavoro da 120.000 euro entro marzo e capire il bando giusto.',
  budget: 1500,
  urgency: 'media',
  sharesCompany: true,
  consultantId,
  ...changes,
});

/** What a consultant offers for it. */
export const QUOTE = {
  includes: ['Domanda sul portale'],
  excludes: [],
  note: '',
  fixedFee: 350,
  successPercent: 8,
  cap: 650,
  expectedAid: 3080,
  regime: 'ordinario_cassa',
  refund: 'tutta',
  validUntil: '2026-12-10',
};

/** A client's company as a consultant enters it, with its mandate. */
export const MANDATE = {
  companyName: 'Albergo Ai Dogi Sas',
  sector: 'tourism',
  ein: '01234567897',
  description: 'Albergo di venti camere a Venezia, aperto tutto l’anno.',
  contactName: 'Elena Contarini',
  contactEmail: 'elena@dogi.example',
  signedOn: '2026-10-01',
  hasMandate: true,
};

/** A client, the consultant whom they asked, and one who has nothing to do with them. */
export async function startPractice({ sharesCompany = true, isBegun = true } = {}) {
  const product = await startTestProduct();
  await prepareCatalogue(product.services);
  const client = await signedInBusiness(product);
  const [consultant, consultantId] = await approvedConsultant(product, 'marco@studio.example');
  const [stranger] = await approvedConsultant(product, 'altra@studio.example');
  const asked = await consultancyOf(client.post('/api/consultancies', requestTo(consultantId, { sharesCompany })));
  const consultancyId = asked.id;
  if (isBegun) await consultant.post(`/api/consultancies/${consultancyId}/acceptance`);
  const { companies } = await read<{ companies: { id: string }[] }>(client.get('/api/companies'));
  const share = (kind: string, targetId: string, isShared: boolean) =>
    client.put(`/api/consultancies/${consultancyId}/sharing`, { kind, targetId, isShared });
  return { product, client, consultant, consultantId, stranger, consultancyId, companyId: companies[0]!.id, share };
}
export type Practice = Awaited<ReturnType<typeof startPractice>>;
