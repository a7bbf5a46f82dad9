/** Why a player has so much life, so many cards in hand, such mana: each change on the way here, in one edition or two beside each other. */
import type { Holding } from '@rulewright/scenario';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { Cause } from './cause.tsx';
import { lettersOf } from './drawn.tsx';
import { changed, askAbout, type Held, soon, useLab } from './lab-state.ts';
import { steppedTo } from './document.ts';
import type { InEdition } from './known.ts';
import './beside.css';

const TITLES: Readonly<Record<Holding, string>> = { life: 'life total', hand: 'hand', mana: 'mana' };

export function WhyHeld({ held }: { held: Held }): ReactNode {
  const main = useLab((state) => state.main);
  const other = useLab((state) => state.other);
  const panel = useRef<HTMLElement>(null);
  // on a narrow page it stands below the position, out of sight
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [held]);
  return (
    <section className="lab-why" aria-label="Why is it so" ref={panel}>
      <header>
        <h2 aria-live="polite">
          Why is the {TITLES[held.what]} of <span className="asked-about">{held.player}</span>{' '}
          {main ? saidNow(main, held) : ''}?
        </h2>
        <Button className="button quiet" onPress={() => askAbout(0)}>
          Close
        </Button>
      </header>
      <div className={other ? 'why-columns' : ''}>
        {main && <Changes held={held} of={main} />}
        {other && <Changes held={held} of={other} />}
      </div>
    </section>
  );
}

/** `17`; `3 cards`; `RRG`, or that there is none. */
function said({ what }: Held, amount: string): string {
  if (what === 'hand') return amount === '1' ? '1 card' : `${amount} cards`;
  return amount === '' ? 'none' : amount;
}

function saidNow({ looked }: InEdition, held: Held): string {
  const player = looked?.view.players.find(({ name }) => name === held.player);
  if (!player) return '';
  const { life, handCount, mana } = player;
  const amount = {
    life: String(life),
    hand: String(handCount),
    mana: lettersOf(mana),
  };
  return said(held, amount[held.what]);
}

/** Every change before the place where the document stands, the newest last; each leads to its line. */
function Changes({ held, of: { edition, told } }: { held: Held; of: InEdition }): ReactNode {
  const doc = useLab((state) => state.doc);
  const steps = told.ok ? told.steps.slice(0, doc.at) : [];
  const found = steps.flatMap((step, at) =>
    (step?.changed ?? [])
      .filter(({ player, what }) => player === held.player && what === held.what)
      .map((change) => ({ ...change, at: at + 1, line: step?.line ?? '' })),
  );
  return (
    <div className="why-column">
      <h3>{EDITION_WORDS[edition].name}</h3>
      <p className="why-start">
        {found[0] === undefined
          ? 'It is what the position says: nothing on the way here has changed it.'
          : `The position begins with ${said(held, found[0].before)}.`}
      </p>
      <ol className="applications">
        {found.map(({ before, after, cause, at, line }, nth) => (
          <li key={nth} className="application">
            <p>
              <s>{said(held, before)}</s> → <strong>{said(held, after)}</strong>
            </p>
            {cause === null ? <p>{UNEXPLAINED[held.what]}</p> : <Cause cause={cause} edition={edition} />}
            <Button className="button small" onPress={() => soon(changed(steppedTo(doc, at)))}>
              {line}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What no effect and no rule does, a player does. */
const UNEXPLAINED: Readonly<Record<Holding, string>> = {
  life: 'It is set so.',
  hand: 'A card is played.',
  mana: 'Mana is spent.',
};
