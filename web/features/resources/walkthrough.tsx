import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { WALKTHROUGH as WORDS } from '#messages/resources/walkthrough.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import candidature from './screens/candidature.jpg';
import consulenti from './screens/consulenti.jpg';
import bando from './screens/bando.jpg';
import dashboard from './screens/dashboard.jpg';
import deMinimis from './screens/de-minimis.jpg';
import ricerca from './screens/ricerca.jpg';

const SCREENS: Record<(typeof WORDS.steps)[number]['id'], string> = {
  dashboard,
  ricerca,
  bando,
  'de-minimis': deMinimis,
  candidature,
  consulenti,
};
/** Time to read a caption twice. */
const STEP_MS = 8000;

/** Screens of the product with captions. It starts by hand, so that nothing moves by itself. */
export function Walkthrough() {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const last = WORDS.steps.length - 1;
  const step = WORDS.steps[at] ?? WORDS.steps[0];
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (at >= last) setPlaying(false);
      else setAt(at + 1);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  const go = (next: number) => setAt(Math.min(last, Math.max(0, next)));
  function play() {
    if (!isPlaying && at >= last) setAt(0);
    setPlaying(!isPlaying);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(at + 1);
    else if (event.key === 'ArrowLeft') go(at - 1);
    else if (event.key === ' ' && event.target === event.currentTarget) play();
    else return;
    event.preventDefault();
  }
  return (
    <div className="grid gap-6">
      <section
        aria-label={WORDS.label}
        tabIndex={0}
        onKeyDown={press}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded border border-rule-2 bg-sheet p-3 text-on-sheet sm:p-4"
      >
        <img
          src={SCREENS[step.id]}
          alt={step.alt}
          width={1280}
          height={800}
          className="h-auto w-full rounded border border-rule"
        />
        <div aria-live={isPlaying ? 'off' : 'polite'} className="min-h-24">
          <p className="text-13 text-ink-2 tabular-nums">{WORDS.position(at + 1, WORDS.steps.length)}</p>
          <h2 className="text-18 font-bold">{step.title}</h2>
          <p className="text-16">{step.caption}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <IconButton variant="line" label={WORDS.previous} disabled={at === 0} onClick={() => go(at - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <Button variant="filo" onClick={play}>
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            {isPlaying ? WORDS.pause : WORDS.play}
          </Button>
          <IconButton variant="line" label={WORDS.next} disabled={at === last} onClick={() => go(at + 1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
          <p className="text-13 text-ink-2">{WORDS.keys}</p>
        </div>
      </section>
      <section aria-labelledby="trascrizione">
        <h2 id="trascrizione" className="mb-2 text-18 font-bold">
          {WORDS.transcript}
        </h2>
        <ol className="grid gap-1">
          {WORDS.steps.map(({ id, title, caption }, place) => (
            <li key={id}>
              <button
                type="button"
                aria-current={place === at ? 'step' : undefined}
                onClick={() => go(place)}
                className="grid w-full gap-0.5 rounded border-l-3 border-transparent px-3 py-2 text-left hover:bg-sunken aria-[current=step]:border-ink"
              >
                <b>
                  {place + 1}. {title}
                </b>
                <span className="text-14 text-ink-2">{caption}</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
