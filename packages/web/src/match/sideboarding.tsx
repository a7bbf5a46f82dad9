/** Between two games of a match: cards go from main deck to sideboard and back, one for one or not; the loser may say who begins. 2006: 100.2, 101.1 · 2009, 2011, 2026: 100.4, 103 */
import type { TableMessage } from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Button, Label, Radio, RadioGroup } from 'react-aria-components';
import { submitSideboard, useApp } from '../connection/store.ts';
import { moveCard, total } from './pool.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

type Pool = TableMessage['pools'][number];

export function Sideboarding({ pool }: { pool: Pool }): ReactNode {
  const words = useWords('table').sideboarding;
  const table = useApp((state) => state.table);
  const [main, setMain] = useState(pool.main);
  const [side, setSide] = useState(pool.sideboard);
  const [starts, setStarts] = useState<'first' | 'second'>('first');
  const seat = table?.seats.find((one) => one.seat === pool.seat);
  if (!table || !seat) return null;
  if (seat.ready) return <p className="prompt-hint">{words.handedIn(seat.name)}</p>;
  const chooses = table.starter === pool.seat;
  const swap = (name: string, toSide: boolean): void => {
    const [from, to] = toSide ? moveCard(main, side, name) : moveCard(side, main, name);
    setMain(toSide ? from : to);
    setSide(toSide ? to : from);
  };
  const list = (title: string, cards: Pool['main'], toSide: boolean): ReactNode => (
    <div className="pool-list">
      <h2>
        {title} ({total(cards)})
      </h2>
      <ul className="options">
        {cards.map((card) => (
          <li key={card.name}>
            <Button className="option" onPress={() => swap(card.name, toSide)}>
              <span>
                {card.count} <English>{card.name}</English>
                <span className="unseen">{toSide ? words.toSideboard : words.toMain}</span>
              </span>
              <span aria-hidden="true">{toSide ? '→' : '←'}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className="sideboarding">
      <p className="prompt-hint">{words.how(seat.name)}</p>
      <div className="pool">
        {list(words.main, main, true)}
        {list(words.sideboard, side, false)}
      </div>
      {chooses && (
        <RadioGroup
          className="radios"
          orientation="horizontal"
          value={starts}
          onChange={(value) => setStarts(value === 'second' ? 'second' : 'first')}
        >
          <Label>{words.youLost}</Label>
          <Radio className="radio" value="first">
            {words.begin}
          </Radio>
          <Radio className="radio" value="second">
            {words.otherBegins}
          </Radio>
        </RadioGroup>
      )}
      <Button
        className="button primary"
        onPress={() => submitSideboard(pool.seat, main, side, chooses ? starts : null)}
      >
        {words.next}
      </Button>
    </div>
  );
}
