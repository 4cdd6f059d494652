import { useState } from 'react';
import { longDayText } from '#domain/numbers/write-day.ts';
import { ruleAt, type RuleInForce } from '#domain/rules/rule-at.ts';
import { RULES, type RuleId } from '#domain/rules/table.ts';
import { fold } from '#domain/search/fold.ts';
import { CONSULTANT_DESK as WORDS } from '#messages/sharing/desk.ts';
import { RULE_TEXTS, ruleValueText } from '#messages/tools/rules.ts';
import { formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

/** What grants and applications turn on; taxes and our own estimates belong to the tools that use them. */
const GROUPS =
  /^(?:pmi|de_minimis|gber|cumulation|difficulty|antimafia|cat_nat|durc|visura|startup|innovative_sme|women_led|youth_led|transparency|legality_rating|gender_equality|relocation|disabled_hiring|cup|fair_fee|written_quote)\./;
const SHOWN = (Object.keys(RULES) as RuleId[]).filter((id) => GROUPS.test(id));

/** Before somebody asks for all of them. */
const FIRST = 15;

const { ruleColumns: heads } = WORDS;
const COLUMNS: readonly Column<RuleInForce>[] = [
  {
    id: 'rule',
    header: heads.rule,
    phone: 'title',
    cell: ({ id }) => (
      <>
        {RULE_TEXTS[id].label}
        {RULE_TEXTS[id].note && <span className="block text-13 font-normal text-ink-2">{RULE_TEXTS[id].note}</span>}
      </>
    ),
  },
  {
    id: 'value',
    header: heads.value,
    phone: 'value',
    cell: (rule) => <span className="font-semibold tabular-nums">{ruleValueText(rule)}</span>,
  },
  {
    id: 'since',
    header: heads.since,
    phone: 'start',
    cell: ({ validFrom, validTo }) =>
      validTo ? WORDS.fromTo(formatDay(validFrom), formatDay(validTo)) : WORDS.from(formatDay(validFrom)),
  },
  {
    id: 'source',
    header: heads.source,
    phone: 'wide',
    cell: ({ source: { act, article, link } }) => {
      const text = `${act}, ${article}`;
      return link ? <a href={link}>{text}</a> : text;
    },
  },
];

/** Every legal number that decides about a grant, as in force on the day, with who says so. */
export function RulesInForce({ day }: { day: string }) {
  const [q, setTyped] = useState('');
  const [isWhole, setWhole] = useState(false);
  const words = fold(q).split(/\s+/).filter(Boolean);
  const rules = SHOWN.map((id) => ruleAt(id, day)).filter(({ id, inForce, source }) => {
    const text = fold(`${RULE_TEXTS[id].label} ${RULE_TEXTS[id].note ?? ''} ${source.act}`);
    return inForce && words.every((word) => text.includes(word));
  });
  return (
    <SectionPanel title={WORDS.rules} description={WORDS.rulesIntro(longDayText(day))} className="mt-8" flush>
      <div className="flex flex-wrap items-end gap-4 p-4">
        <div className="min-w-0 flex-[0_1_24rem]">
          <Field label={WORDS.findRule}>
            <SearchInput value={q} maxLength={100} onChange={setTyped} clearLabel={WORDS.clearRule} />
          </Field>
        </div>
        <p role="status" className="pb-2 text-14 text-ink-2">
          {WORDS.ruleCount(rules.length)}
        </p>
      </div>
      <DataTable
        caption={WORDS.rules}
        columns={COLUMNS}
        rows={isWhole || words.length > 0 ? rules : rules.slice(0, FIRST)}
        rowId={({ id }) => id}
        empty={<p className="p-4 text-14 text-ink-2">{WORDS.noRule}</p>}
        flush
      />
      {!isWhole && words.length === 0 && (
        <div className="border-t border-rule p-4">
          <Button size="sm" onClick={() => setWhole(true)}>
            {WORDS.allRules(rules.length)}
          </Button>
        </div>
      )}
    </SectionPanel>
  );
}
