import { coded } from '#domain/imports/codes.ts';
import type { Warning } from '#domain/imports/draft.ts';
import type { AidForm, AidRegime } from '#domain/vocabulary.ts';
import type { IncentiviRecord } from './record.ts';
import { SUPPORT_FORMS } from './vocabulary.ts';

const TAX_FORMS: readonly (readonly [RegExp, AidForm])[] = [
  [/cred\w+\s+d['’]\s?imposta|tax\s?credit/i, "credito d'imposta"],
  [/detrazion|detraibil/i, 'detrazione fiscale'],
  [/deduzion|deducibil|patent box|iperammortament|superammortament/i, 'deduzione fiscale'],
];

/** One form stays itself, several are "misto"; null where the record names none. */
export function readAidForm(record: IncentiviRecord, warnings: Warning[]): AidForm | null {
  const forms = new Set<AidForm>();
  for (const name of record.forms) {
    const form = SUPPORT_FORMS[name];
    if (form === undefined)
      warnings.push(coded('unknown_value', { column: 'Forma_agevolazione', value: name.slice(0, 80) }));
    else forms.add(form === 'fiscale' ? taxForm(record, warnings) : form);
  }
  const [first] = forms;
  return forms.size > 1 ? 'misto' : (first ?? null);
}

/** The portal has one word for all tax relief: the title decides, then the text. */
function taxForm(record: IncentiviRecord, warnings: Warning[]): AidForm {
  for (const text of [record.title, record.body]) {
    const found = TAX_FORMS.find(([words]) => words.test(text));
    if (found) return found[1];
  }
  warnings.push(coded('tax_form_generic'));
  return "credito d'imposta";
}

/** Only where the legal basis cites the regulation itself; two of them decide nothing. */
export function readAidRegime(record: IncentiviRecord): AidRegime | null {
  const rules = [record.title, record.primaryRule, record.secondaryRule, record.implementingRule].join(' ');
  const isDeMinimis = /2023\/2831|2831\/2023|1407\/2013/.test(rules);
  const isExempted = /651\/2014/.test(rules);
  if (isDeMinimis === isExempted) return null;
  return isDeMinimis ? 'de_minimis' : 'gber';
}
