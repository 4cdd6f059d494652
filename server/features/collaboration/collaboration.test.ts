import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CollaborationView } from '#domain/collaboration/collaboration.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { applications } from '#server/features/applications/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { liveTopic } from '#server/live-topic.ts';
import { BUSINESS, pdf, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
let giulia: TestBrowser;
let marta: TestBrowser;
let carlo: TestBrowser;
let id: string;
const MARTA = 'marta@forno.example';

const viewOf = async (answer: Promise<Response>) => (await (await answer).json()) as CollaborationView;
const path = (rest = '') => `/api/applications/${id}${rest}`;
const invite = (email: string, role: string, who = giulia) => who.post(path('/guests'), { email, role });
const tokenOf = (email: string) =>
  product.mails
    .findLast(({ to, text }) => to === email && text.includes('/invito/'))
    ?.text.match(/invito\/([\w-]+)/)?.[1];
const accept = (who: TestBrowser, token = '') => who.post('/api/shared-applications', { token });
const write = (who: TestBrowser, text: string, seenRevision: number) =>
  who.put(path('/texts/project_summary'), { text, seenRevision, isFromAssistant: false });
const say = (who: TestBrowser, text: string) => who.post(path('/comments'), { section: 'project_summary', text });
const idOf = async (email: string) =>
  (await product.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)))[0]!.id;
const statuses = async (...answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);

beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  giulia = await signedInBusiness(product);
  marta = await signedInBusiness(product, { email: MARTA, firstName: 'Marta', companyName: 'Forno Marta' });
  carlo = await signedInBusiness(product, { email: 'carlo@altrove.example', firstName: 'Carlo' });
  id = ((await (await giulia.post('/api/applications', { id: '1' })).json()) as { id: string }).id;
});
afterAll(() => product.close());

describe('an invitation (COL-1)', () => {
  test('carries no address of whoever writes, neither in the name nor in the title of the call', async () => {
    const [name, title] = ['Premio su truffa.example', 'Ritira su https://truffa.example'];
    const owner = eq(profiles.email, BUSINESS.email);
    await product.db.update(profiles).set({ firstName: name }).where(owner);
    const [before] = await product.db.select().from(applications).where(eq(applications.id, id));
    await product.db.update(applications).set({ grantTitle: title }).where(eq(applications.id, id));
    expect((await invite('estranea@altrove.example', 'lettura')).status).toBe(200);
    const mail = product.mails.findLast(({ to }) => to === 'estranea@altrove.example')!;
    expect(`${mail.subject} ${mail.text}`).not.toContain('truffa');
    expect(mail.subject).toBe('Una persona che usa Bandolo ti invita a lavorare su una candidatura');
    await product.db.update(profiles).set({ firstName: BUSINESS.firstName }).where(owner);
    await product.db.update(applications).set({ grantTitle: before!.grantTitle }).where(eq(applications.id, id));
    const { guests } = await viewOf(giulia.get(path('/collaboration')));
    await giulia.delete(path(`/guests/${guests.find(({ email }) => email.startsWith('estranea'))!.id}`));
  });

  test('is the owner’s to send, never to oneself, and opens nothing before it is accepted', async () => {
    expect((await invite(MARTA, 'commenti')).status).toBe(200);
    expect((await invite('giulia@officine.example', 'modifica')).status).toBe(400);
    expect((await invite('x@y.example', 'modifica', marta)).status).toBe(404);
    expect(await statuses(marta.get(path()), marta.get(path('/collaboration')), say(marta, 'ciao'))).toEqual([
      404, 404, 404,
    ]);
  });

  test('lets in the invited address alone; a second link makes the first one useless', async () => {
    const first = tokenOf(MARTA);
    await invite(MARTA, 'commenti');
    const second = tokenOf(MARTA);
    expect(second).not.toBe(first);
    expect((await accept(marta, first)).ok).toBe(false);
    expect((await accept(carlo, second)).ok).toBe(false);
    expect((await accept(marta, second)).status).toBe(200);
    const { items } = (await (await marta.get('/api/shared-applications')).json()) as { items: { id: string }[] };
    expect(items).toMatchObject([{ id, role: 'commenti', companyName: 'Officine Brenta Srl' }]);
  });

  test('an old one does not count any more', async () => {
    await invite('carlo@altrove.example', 'lettura');
    const before = product.clock.now;
    product.clock.now = new Date(before.getTime() + 15 * 86_400_000);
    expect((await accept(carlo, tokenOf('carlo@altrove.example'))).ok).toBe(false);
    product.clock.now = before;
  });
});

describe('inside, as far as the role goes', () => {
  test('who may comment reads and comments, and writes nothing; the owner is told once', async () => {
    expect(await statuses(marta.get(path()), marta.get(path('/dossier.zip')), say(marta, 'Il titolo è lungo'))).toEqual(
      [200, 200, 200],
    );
    expect((await write(marta, 'mio', 0)).status).toBe(404);
    expect(
      await statuses(
        marta.delete(path()),
        marta.post(path('/submission'), {}),
        marta.get('/api/documents/nessuno/preview'),
        carlo.get(path('/collaboration')),
      ),
    ).toEqual([404, 404, 404, 404]);
    const mine = await viewOf(giulia.get(path('/collaboration')));
    expect(mine).toMatchObject({
      access: 'proprietario',
      comments: [{ section: 'project_summary', authorName: 'Marta Zanetti', isOwn: false, text: 'Il titolo è lungo' }],
    });
    const told = (await (await giulia.get('/api/notifications')).json()) as { items: { title: string }[] };
    expect(told.items.filter(({ title }) => title.includes('ha commentato'))).toHaveLength(1);
    const hers = await viewOf(marta.get(path('/collaboration')));
    expect(hers).toMatchObject({ access: 'commenti', guests: [], comments: [{ isOwn: true }] });
    expect(JSON.stringify(hers.activity)).not.toContain('@');
    const { trail } = (await (await marta.get(path())).json()) as { trail: { kind: string }[] };
    expect(trail.map(({ kind }) => kind)).toContain('invitata');
    expect(JSON.stringify(trail)).not.toContain('@');
  });

  test('who may edit writes under the own name, and finds the papers of the application and no other', async () => {
    const guest = (await viewOf(giulia.get(path('/collaboration')))).guests.find(({ email }) => email === MARTA)!;
    expect((await giulia.patch(path(`/guests/${guest.id}`), { role: 'modifica' })).status).toBe(200);
    expect((await write(marta, 'Un forno elettrico al posto di quello a gas.', 0)).status).toBe(200);
    const view = await viewOf(giulia.get(path('/collaboration')));
    expect(view.sections.find((each) => each.id === 'project_summary')).toMatchObject({ by: 'Marta Zanetti' });
    expect(view.activity.some(({ kind, actorName }) => kind === 'testo' && actorName === 'Marta Zanetti')).toBe(true);
    const form = new FormData();
    form.set('data', '{}');
    form.append('file', pdf('visura.pdf'));
    const { items } = (await (await giulia.post('/api/documents', form)).json()) as {
      items: { id: string; fileId: string }[];
    };
    const seen = (await (await marta.get(path())).json()) as { papers: unknown[]; access: string };
    expect(seen).toMatchObject({ papers: [], access: 'modifica' });
    const take = { documentId: items[0]!.id, document: null };
    expect(
      await statuses(
        marta.post(path('/attachments/from-documents'), take),
        marta.get(`/api/files/${items[0]!.fileId}`),
      ),
    ).toEqual([404, 404]);
  });

  test('a text that is saved is told to the pages of all who are here; one chosen over another leaves that one behind', async () => {
    const { live } = product.services;
    const heard: Record<string, object[]> = { giulia: [], marta: [], carlo: [] };
    const people = { giulia: 'giulia@officine.example', marta: MARTA, carlo: 'carlo@altrove.example' };
    const closing = await Promise.all(
      Object.entries(people).map(async ([name, email]) =>
        live.hear(liveTopic(await idOf(email)), (event) => heard[name]!.push(event ?? {})),
      ),
    );
    const hers = 'Un forno elettrico: meno gas, più pane, entro dicembre.';
    expect(await (await write(marta, hers, 1)).json()).toMatchObject({ isSaved: true, version: 3 });
    const event = { kind: 'candidatura', application: id, version: 3 };
    await expect.poll(() => heard).toEqual({ giulia: [event], marta: [event], carlo: [] });
    // Written on the text before: refused with both, nobody is told of what was not saved.
    expect(await (await write(giulia, 'Il mio forno.', 1)).json()).toMatchObject({
      isSaved: false,
      theirs: { text: hers, by: 'Marta Zanetti' },
    });
    const chosen = { text: 'Il mio forno.', seenRevision: 2, isChosen: true };
    await giulia.put(path('/texts/project_summary'), chosen);
    await expect.poll(() => heard.marta).toEqual([event, { ...event, version: 4 }]);
    const kept = (await (await marta.get(path('/versions/3'))).json()) as { texts: object };
    expect(kept.texts).toMatchObject({ project_summary: hers });
    for (const stop of closing) stop();
  });

  test('withdrawn, everything is gone at once, and so is the entry of the list', async () => {
    const guest = (await viewOf(giulia.get(path('/collaboration')))).guests.find(({ email }) => email === MARTA)!;
    expect((await marta.delete(path(`/guests/${guest.id}`))).status).toBe(404);
    expect((await giulia.delete(path(`/guests/${guest.id}`))).status).toBe(200);
    expect(
      await statuses(
        marta.get(path()),
        marta.get(path('/collaboration')),
        say(marta, 'ancora'),
        write(marta, 'ancora', 3),
        marta.get(path('/dossier.zip')),
      ),
    ).toEqual([404, 404, 404, 404, 404]);
    expect(((await (await marta.get('/api/shared-applications')).json()) as { items: unknown[] }).items).toEqual([]);
    expect((await accept(marta, tokenOf(MARTA))).ok).toBe(false);
  });
});
