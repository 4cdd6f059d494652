import { createRoute, z } from '@hono/zod-openapi';
import { consultancyView } from '#domain/consultancies/consultancy-view.ts';
import {
  completionInput,
  outcomeAnswerInput,
  planInput,
  quoteAnswerInput,
  reasonInput,
  replyInput,
  reviewInput,
  taskInput,
} from '#domain/consultancies/inputs.ts';
import { quoteInput } from '#domain/consultancies/quote.ts';
import { similarQuotes } from '#domain/consultancies/similar-quotes.ts';
import { REQUEST_KINDS } from '#domain/consultancies/vocabulary.ts';
import { MEDIA_TYPES } from '#domain/files/file-purposes.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { attachment } from '#server/features/files/service.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { engagementFile } from './engagement.ts';
import { answerOutcome, completeConsultancy, interruptConsultancy } from './ending.ts';
import { acceptRequest, answerQuote, refuseRequest, sendQuote, withdrawRequest } from './requests.ts';
import { replyToReview } from './review-reply.ts';
import { readSimilarQuotes, readUsualFee } from './similar-quotes.ts';
import { listConsultancies, readConsultancy } from './view.ts';
import { addTask, planConsultancy, tickTask, writeReview } from './work.ts';

const tags = ['Consulenze'];
const params = z.object({ id: z.string().min(1).max(100) });
const one = z.object({ consultancy: consultancyView });
const answers = (description: string) => ({ responses: { 200: json(one, description) } });
type View = z.input<typeof consultancyView>;
const body = (consultancy: View) => one.parse({ consultancy });

const write = <Path extends string, Schema extends z.ZodType>(
  path: Path,
  operationId: string,
  schema: Schema,
  description: string,
) =>
  createRoute({
    method: 'post',
    path,
    operationId,
    tags,
    request: { params, ...jsonBody(schema) },
    ...answers(description),
  });
const press = <Path extends string>(path: Path, operationId: string, description: string) =>
  createRoute({ method: 'post', path, operationId, tags, request: { params }, ...answers(description) });

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listConsultancies',
  tags,
  responses: {
    200: json(z.object({ consultancies: z.array(consultancyView) }), 'Richieste e incarichi di chi chiede'),
  },
});
const read = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readConsultancy',
  tags,
  request: { params },
  ...answers('Una richiesta o un incarico'),
});
const usualBody = z.object({ fee: z.number().nullable() });
const usual = createRoute({
  method: 'get',
  path: '/usual-fee',
  operationId: 'readUsualFee',
  tags,
  request: { query: z.object({ kind: z.enum(REQUEST_KINDS), grant: z.string().max(200).optional() }) },
  responses: { 200: json(usualBody, 'Quanto costa di solito un lavoro così; nulla se i preventivi sono troppo pochi') },
});
const similarBody = z.object({ similar: similarQuotes.nullable() });
const similar = createRoute({
  method: 'get',
  path: '/{id}/similar-quotes',
  operationId: 'readSimilarQuotes',
  tags,
  request: { params },
  responses: { 200: json(similarBody, 'Quanto chiedono i preventivi simili; nulla se sono troppo pochi') },
});
const file = createRoute({
  method: 'get',
  path: '/{id}/file',
  operationId: 'downloadConsultancyFile',
  tags,
  request: { params },
  responses: {
    200: { description: 'La scheda dell’incarico, in Word', content: { [MEDIA_TYPES.docx]: { schema: z.any() } } },
  },
});
const plan = createRoute({
  method: 'patch',
  path: '/{id}/plan',
  operationId: 'planConsultancy',
  tags,
  request: { params, ...jsonBody(planInput) },
  ...answers('Scadenza e prossimo incontro'),
});
const tick = createRoute({
  method: 'patch',
  path: '/{id}/tasks/{taskId}',
  operationId: 'tickTask',
  tags,
  request: {
    params: params.extend({ taskId: z.string().min(1).max(100) }),
    ...jsonBody(z.object({ isDone: z.boolean() })),
  },
  ...answers('Il compito fatto, o di nuovo da fare'),
});
const withdraw = press('/{id}/withdrawal', 'withdrawRequest', 'La richiesta ritirata');
const accept = press('/{id}/acceptance', 'acceptRequest', 'L’incarico iniziato');
const refuse = write('/{id}/refusal', 'refuseRequest', reasonInput, 'La richiesta rifiutata');
const quote = write('/{id}/quotes', 'sendQuote', quoteInput, 'Il preventivo inviato');
const answer = write('/{id}/quote-answer', 'answerQuote', quoteAnswerInput, 'Il preventivo accettato o rifiutato');
const task = write('/{id}/tasks', 'addConsultancyTask', taskInput, 'Il compito aggiunto');
const complete = write('/{id}/completion', 'completeConsultancy', completionInput, 'L’incarico chiuso, con l’esito');
const outcome = write(
  '/{id}/outcome-answer',
  'answerOutcome',
  outcomeAnswerInput,
  'L’esito confermato o contestato dall’impresa',
);
const interrupt = write('/{id}/interruption', 'interruptConsultancy', reasonInput, 'L’incarico interrotto');
const review = write('/{id}/reviews', 'writeReview', reviewInput, 'La recensione scritta');
const reply = write('/{id}/review-reply', 'replyToReview', replyInput, 'La risposta pubblica alla recensione');

export const consultancyRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) =>
    c.json({ consultancies: z.array(consultancyView).parse(await listConsultancies(userContext(c))) }, 200),
  )
  .openapi(usual, async (c) => {
    const { kind, grant } = c.req.valid('query');
    return c.json(usualBody.parse({ fee: await readUsualFee(userContext(c), kind, grant) }), 200);
  })
  .openapi(read, async (c) => c.json(body(await readConsultancy(userContext(c), c.req.valid('param').id)), 200))
  .openapi(similar, async (c) =>
    c.json(similarBody.parse({ similar: await readSimilarQuotes(userContext(c), c.req.valid('param').id) }), 200),
  )
  .openapi(file, async (c) => {
    const { bytes, name } = await engagementFile(userContext(c), c.req.valid('param').id);
    return c.body(bytes as never, 200, attachment(name, MEDIA_TYPES.docx));
  })
  .openapi(withdraw, async (c) => c.json(body(await withdrawRequest(userContext(c), c.req.valid('param').id)), 200))
  .openapi(accept, async (c) => c.json(body(await acceptRequest(userContext(c), c.req.valid('param').id)), 200))
  .openapi(refuse, async (c) =>
    c.json(body(await refuseRequest(userContext(c), c.req.valid('param').id, c.req.valid('json').reason)), 200),
  )
  .openapi(quote, async (c) =>
    c.json(body(await sendQuote(userContext(c), c.req.valid('param').id, c.req.valid('json'))), 200),
  )
  .openapi(answer, async (c) =>
    c.json(body(await answerQuote(userContext(c), c.req.valid('param').id, c.req.valid('json'))), 200),
  )
  .openapi(plan, async (c) =>
    c.json(body(await planConsultancy(userContext(c), c.req.valid('param').id, c.req.valid('json'))), 200),
  )
  .openapi(task, async (c) =>
    c.json(body(await addTask(userContext(c), c.req.valid('param').id, c.req.valid('json'))), 200),
  )
  .openapi(tick, async (c) => {
    const { id, taskId } = c.req.valid('param');
    return c.json(body(await tickTask(userContext(c), id, taskId, c.req.valid('json').isDone)), 200);
  })
  .openapi(complete, async (c) =>
    c.json(body(await completeConsultancy(userContext(c), c.req.valid('param').id, c.req.valid('json'))), 200),
  )
  .openapi(outcome, async (c) =>
    c.json(body(await answerOutcome(userContext(c), c.req.valid('param').id, c.req.valid('json'))), 200),
  )
  .openapi(interrupt, async (c) =>
    c.json(body(await interruptConsultancy(userContext(c), c.req.valid('param').id, c.req.valid('json').reason)), 200),
  )
  .openapi(review, async (c) =>
    c.json(body(await writeReview(userContext(c), c.req.valid('param').id, c.req.valid('json'))), 200),
  )
  .openapi(reply, async (c) =>
    c.json(body(await replyToReview(userContext(c), c.req.valid('param').id, c.req.valid('json').text)), 200),
  );
