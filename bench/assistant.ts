import { ASSISTANT_TYPES, type AssistantType } from '#domain/assistant/request-types.ts';
import { DRAFT_COMPANIES } from '#domain/assistant/testing/draft-samples.ts';
import { ANSWER_CEILING_MS } from '#domain/constants.ts';
import { ask, ownerOf } from '#server/features/assistant/testing/companies.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { startTestProduct } from '#server/testing/test-product.ts';

/** How long the embedded assistant takes over HTTP, beside its ceilings (AST-14). */
const ROUNDS = 15;
const GRANT = 'beni-strumentali-nuova-sabatini';
const CEILING: Record<AssistantType, number> = {
  intelligent_grant_search: ANSWER_CEILING_MS.analysis,
  unified_analysis: ANSWER_CEILING_MS.analysis,
  semantic_search: ANSWER_CEILING_MS.analysis,
  smart_suggestions: ANSWER_CEILING_MS.suggestions,
  form_completion: ANSWER_CEILING_MS.content,
  generate_content: ANSWER_CEILING_MS.content,
  document_analysis: ANSWER_CEILING_MS.document,
  improve_text: ANSWER_CEILING_MS.improvement,
  chat_support: ANSWER_CEILING_MS.chat,
};
const TEXT = 'Al fine di ridurre i consumi, l’azienda procederà all’acquisto di un tornio nuovo. '.repeat(40);
const DATA: Record<AssistantType, object> = {
  intelligent_grant_search: { filters: { customQuery: 'macchinari' } },
  unified_analysis: {},
  semantic_search: { searchQuery: 'macchinari e software per la produzione' },
  smart_suggestions: { grantContext: GRANT, formData: { project_objectives: '' } },
  form_completion: { fieldType: 'project_objectives', context: { grantId: GRANT } },
  generate_content: { contentType: 'project_summary', grantContext: GRANT },
  document_analysis: {
    documentData: `VISURA ORDINARIA Registro imprese\nPartita IVA: 03512340286\n${TEXT.repeat(20)}`,
    documentType: 'visura',
  },
  improve_text: { text: TEXT, section: 'Obiettivi' },
  chat_support: { message: 'Trova bandi per macchinari' },
};

const product = await startTestProduct();
await prepareCatalogue(product.services);
const times = new Map<AssistantType, number[]>();
for (const which of Object.keys(DRAFT_COMPANIES) as (keyof typeof DRAFT_COMPANIES)[]) {
  const browser = await ownerOf(product, which);
  for (const type of ASSISTANT_TYPES) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const { success } = await ask(browser, type, DATA[type]);
      if (!success) throw new Error(`${type} failed for ${which}`);
      times.set(type, [...(times.get(type) ?? []), performance.now() - startedAt]);
    }
  }
}
await product.close();
console.log('type                       median ms   worst ms   ceiling ms');
for (const [type, all] of times) {
  const sorted = all.toSorted((one, other) => one - other);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
  console.log(
    `${type.padEnd(26)} ${median.toFixed(1).padStart(9)}  ${worst.toFixed(1).padStart(9)}  ${String(CEILING[type]).padStart(11)}`,
  );
  if (worst > CEILING[type]) process.exitCode = 1;
}
