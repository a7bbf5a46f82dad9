/** A draft as one sits in it: the pack to pick from, and what one has. */
import type { BoostersMessage } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Frame } from '../card/frame.tsx';
import { CardRow } from '../decks/card-rows.tsx';
import { asObject } from '../decks/card-view.ts';
import { byColor, sizeOf } from '../decks/deck-text.ts';
import { LeftOut } from './left-out.tsx';

export function DraftTable({
  told,
  settled,
  onPick,
  onBuild,
}: {
  told: BoostersMessage;
  /** whether the pack shown is that after the last pick; another pick waits for it */
  settled: boolean;
  onPick(name: string): void;
  onBuild(): void;
}): ReactNode {
  const { booster, pick, pack, pool } = told;
  const lines = pool.map((line) => ({ ...line, line: 0 }));
  const over = pack.length === 0;
  return (
    <div className="draft">
      <section className="draft-pack" aria-labelledby="draft-pack-title">
        <h2 id="draft-pack-title">
          {over ? 'The draft is over' : `Booster ${booster} of 3, pick ${pick}`}
          {!over && <small>the rest goes to the {booster % 2 === 1 ? 'left' : 'right'}</small>}
        </h2>
        {over ? (
          <div className="draft-over">
            <p>
              You have {sizeOf(lines)} cards. Build a deck of forty with basic lands, then play it against a drafter.
            </p>
            <Button className="button primary big" onPress={onBuild}>
              Build the deck
            </Button>
          </div>
        ) : (
          <ul className="draft-cards" aria-busy={!settled}>
            {pack.map((card, at) => (
              <li key={`${card.name}${at}`}>
                <button type="button" className="draft-card" disabled={!settled} onClick={() => onPick(card.name)}>
                  <span className="unseen">{`Pick ${card.name}, ${card.typeLine}. ${card.text.join(' ')}`}</span>
                  <Frame object={asObject(card)} size="large" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <LeftOut told={told} />
      </section>
      <section className="draft-pool" aria-labelledby="draft-pool-title">
        <h2 id="draft-pool-title">
          Picked <span>{sizeOf(lines)}</span>
        </h2>
        {lines.length === 0 && <p className="deck-empty">Nothing yet. Click a card of the pack to take it.</p>}
        {byColor(lines).map(({ title, lines: group }) => (
          <section key={title}>
            <h3>
              {title} <span>{sizeOf(group)}</span>
            </h3>
            <ul className="card-rows">
              {group.map(({ card, count }) => (
                <CardRow key={card.name} card={card} count={count} actions={[]} onLook={() => undefined} />
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}
