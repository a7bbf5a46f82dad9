/** A draft as one sits in it: the pack to pick from, and what one has. */
import type { BoostersMessage } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Frame } from '../card/frame.tsx';
import { CardRow } from '../decks/card-rows.tsx';
import { asObject } from '../decks/card-view.ts';
import { byColor, sizeOf } from '../decks/deck-text.ts';
import { LeftOut } from './left-out.tsx';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

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
  const words = useWords('limited');
  const { groups } = useWords('decks');
  const { booster, pick, pack, pool } = told;
  const lines = pool.map((line) => ({ ...line, line: 0 }));
  const over = pack.length === 0;
  return (
    <div className="draft">
      <section className="draft-pack" aria-labelledby="draft-pack-title">
        <h2 id="draft-pack-title">
          {over ? words.over : words.pick(booster, pick)}
          {!over && <small>{words.passed(booster % 2 === 1)}</small>}
        </h2>
        {over ? (
          <div className="draft-over">
            <p>{words.youHave(sizeOf(lines))}</p>
            <Button className="button primary big" onPress={onBuild}>
              {words.build}
            </Button>
          </div>
        ) : (
          <ul className="draft-cards" aria-busy={!settled}>
            {pack.map((card, at) => (
              <li key={`${card.name}${at}`}>
                <button type="button" className="draft-card" disabled={!settled} onClick={() => onPick(card.name)}>
                  <span className="unseen">
                    {words.pickCard(card.name)}, <English>{`${card.typeLine}. ${card.text.join(' ')}`}</English>
                  </span>
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
          {words.picked} <span>{sizeOf(lines)}</span>
        </h2>
        {lines.length === 0 && <p className="deck-empty">{words.nothing}</p>}
        {byColor(lines).map(({ group, lines: picked }) => (
          <section key={group}>
            <h3>
              {groups[group]} <span>{sizeOf(picked)}</span>
            </h3>
            <ul className="card-rows">
              {picked.map(({ card, count }) => (
                <CardRow key={card.name} card={card} count={count} actions={[]} onLook={() => undefined} />
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}
