import { PATHS } from '#domain/paths.ts';
import { FEATURES } from '#messages/site/pages.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Drawing } from '#web/ui/brand/drawing.tsx';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import { FinalCall } from './landing/final-call.tsx';
import { PageTop } from './page-top.tsx';

export function FeaturesPage() {
  return (
    <>
      <PageTop title={FEATURES.title} lead={FEATURES.lead} />
      <ul className="wrap mt-6">
        {FEATURES.items.map(({ art, title, text, points, link }) => (
          <li
            key={title}
            className="grid items-start gap-x-12 gap-y-5 border-t border-rule-2 py-10 desk:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <Drawing name={art} className="h-24 w-auto text-ink-2" />
            <div>
              <h2 className="display text-28">{title}</h2>
              <p className="mt-3 text-ink-2">{text}</p>
              <p className="mt-4">
                <AppLink href={PATHS[link.to]} className="inline-flex min-h-11 items-center font-medium">
                  {link.label}
                </AppLink>
              </p>
            </div>
            <ul className="grid gap-2.5 text-ink-2">
              {points.map((point) => (
                <li key={point} className="flex gap-2.5">
                  <DrawnIcon name="ok" className="mt-0.5 text-ok-line" />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="wrap pt-8">
        <FinalCall />
      </div>
    </>
  );
}
