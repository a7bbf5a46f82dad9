/** Why a player has so much life, so many cards in hand, such mana: each change on the way here, in one edition or two beside each other. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { Cause } from '../rule-link/cause.tsx';
import { lettersOf } from './drawn.tsx';
import { changed, askAbout, type Held, soon, useLab } from './lab-state.ts';
import { steppedTo } from './document.ts';
import type { InEdition } from './known.ts';
import './beside.css';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function WhyHeld({ held }: { held: Held }): ReactNode {
  const { held: words, why } = useWords('lab');
  const { close } = useWords();
  const main = useLab((state) => state.main);
  const other = useLab((state) => state.other);
  const panel = useRef<HTMLElement>(null);
  // on a narrow page it stands below the position, out of sight
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [held]);
  return (
    <section className="lab-why" aria-label={why.label} ref={panel}>
      <header>
        <h2 aria-live="polite">
          {words.question(held.what, held.player)}
          <span className="asked-about">{held.player}</span>
          {words.isSoMuch(held.what, amountNow(main, held))}
        </h2>
        <Button className="button quiet" onPress={() => askAbout(0)}>
          {close}
        </Button>
      </header>
      <div className={other ? 'why-columns' : ''}>
        {main && <Changes held={held} of={main} />}
        {other && <Changes held={held} of={other} />}
      </div>
    </section>
  );
}

/** How much of it there is, as the position has it; '' nothing, or not known yet. */
function amountNow(main: InEdition | null, held: Held): string {
  const player = main?.looked?.view.players.find(({ name }) => name === held.player);
  if (!player) return '';
  const { life, handCount, mana } = player;
  return { life: String(life), hand: String(handCount), mana: lettersOf(mana) }[held.what];
}

/** Every change before the place where the document stands, the newest last; each leads to its line. */
function Changes({ held, of: { edition, told } }: { held: Held; of: InEdition }): ReactNode {
  const words = useWords('lab').held;
  const { editions } = useWords();
  const doc = useLab((state) => state.doc);
  const steps = told.ok ? told.steps.slice(0, doc.at) : [];
  const found = steps.flatMap((step, at) =>
    (step?.changed ?? [])
      .filter(({ player, what }) => player === held.player && what === held.what)
      .map((change) => ({ ...change, at: at + 1, line: step?.line ?? '' })),
  );
  return (
    <div className="why-column">
      <h3>{editions[edition]}</h3>
      <p className="why-start">
        {found[0] === undefined ? words.asStart : words.begins(words.amount(held.what, found[0].before))}
      </p>
      <ol className="applications">
        {found.map(({ before, after, cause, at, line }, nth) => (
          <li key={nth} className="application">
            <p>
              <s>{words.amount(held.what, before)}</s> → <strong>{words.amount(held.what, after)}</strong>
            </p>
            {cause === null ? <p>{words.unexplained[held.what]}</p> : <Cause cause={cause} edition={edition} />}
            <Button className="button small" onPress={() => soon(changed(steppedTo(doc, at)))}>
              <English>{line}</English>
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
