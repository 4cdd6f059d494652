import type { Day } from '#domain/rules/day.ts';
import type { RuleInForce } from '#domain/rules/rule-at.ts';
import { CONFIDENCE_LABELS, RULE_NOT_IN_FORCE, RULE_TEXTS, ruleValueText } from '#messages/tools/rules.ts';
import { TOOL_PAGE } from '#messages/tools/screens.ts';
import { NOT_ADVICE, TOOLS_LIMITS } from '#messages/tools/tools.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';

type Props = {
  day: Day;
  source: string;
  limits: string;
  rules: readonly RuleInForce[];
};

/** Under every result: who says so, since when, how sure we are, and what the tool cannot see. */
export function ToolNotes({ day, source, limits, rules }: Props) {
  return (
    <section aria-label={TOOL_PAGE.notes} className="mt-10 border-t border-rule-2 pt-5 text-14">
      <h2 className="text-18 font-bold tracking-[-0.012em]">{TOOL_PAGE.notes}</h2>
      <p className="mt-1 text-ink-2">
        <b className="text-ink">{NOT_ADVICE}.</b> {TOOL_PAGE.rulesOn(day)}
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-13 text-ink-2">{TOOL_PAGE.source}</dt>
          <dd>{source}</dd>
        </div>
        <div>
          <dt className="text-13 text-ink-2">{TOOL_PAGE.limits}</dt>
          <dd>
            {limits} {TOOLS_LIMITS}
          </dd>
        </div>
      </dl>
      {rules.length > 0 && (
        <>
          <h3 className="mt-5 text-16 font-semibold">{TOOL_PAGE.rules}</h3>
          <ul className="mt-2 divide-y divide-rule border-y border-rule">
            {rules.map((rule) => (
              <RuleLine key={rule.id} rule={rule} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function RuleLine({ rule }: { rule: RuleInForce }) {
  const { label, note } = RULE_TEXTS[rule.id];
  // Of a rule that is only in force or not, the day is said beside the act.
  const hasValue = rule.unit !== 'date' || rule.value !== rule.validFrom;
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <span>
        {label}
        {hasValue && (
          <>
            : <b className="tabular-nums">{ruleValueText(rule)}</b>
          </>
        )}
        {note && <span className="block text-13 text-ink-2">{note}</span>}
      </span>
      <RuleSourceLine rule={rule} />
    </li>
  );
}

/** "Reg. (UE) 2023/2831, art. 3, in vigore dal 01/01/2024", and a mark where it has to be checked again. */
export function RuleSourceLine({ rule }: { rule: RuleInForce }) {
  const { act, article, link } = rule.source;
  const name = `${act}, ${article}`;
  const validity = [
    TOOL_PAGE.validFrom(rule.validFrom),
    ...(rule.validTo === null ? [] : [TOOL_PAGE.validTo(rule.validTo)]),
  ].join(', ');
  return (
    <span className="text-13 text-ink-2 sm:text-right">
      {link ? (
        <a href={link} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      <span className="block tabular-nums">{validity}</span>
      {(rule.confidence !== 'high' || !rule.inForce) && (
        <span className="mt-1 inline-block">
          <Badge tone={rule.confidence === 'medium' && rule.inForce ? 'neutral' : 'verify'} icon={<MarkIcon />}>
            {rule.inForce ? CONFIDENCE_LABELS[rule.confidence] : RULE_NOT_IN_FORCE}
          </Badge>
        </span>
      )}
    </span>
  );
}

const MarkIcon = () => <DrawnIcon name="verify" className="size-4" />;
