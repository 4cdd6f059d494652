import { markedName } from '#domain/assistant/chat/named-by-mark.ts';
import { parseGrantAnswer } from '#domain/assistant/grant-answer.ts';
import { says } from '#domain/eligibility/facts/says.ts';
import { withoutAsides } from '#domain/projects/asides.ts';
import { isIntroduced, isOfWhom } from '#server/features/assistant/chat/around-names.ts';

/** One call of each function that builds a pattern when it is asked, and not when its module is loaded. */
export function buildSamples(): void {
  withoutAsides('un forno a Reggio Emilia', ['Reggio Emilia']);
  markedName({ id: '1', name: 'Disegni+' });
  markedName({ id: '2', name: 'ON – Oltre Nuove imprese' });
  parseGrantAnswer(
    `Nome: Bando Prova\nEnte: Regione Umbria\nDescrizione: ${'contributi per la ceramica, '.repeat(8)}`,
    { sector: null, region: null, description: '' },
  );
  says('una ditta', /ditta/);
  isIntroduced('sicurezza', 'il bando sicurezza');
  isOfWhom('sicurezza', 'per chi investe in sicurezza');
}
