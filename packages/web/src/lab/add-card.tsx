/** Putting cards into the position, found by name or query: a form that writes the notation. */
import { memo, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { useFoundCards } from '../card/answer.ts';
import { ask } from '../asking/asking.ts';
import { FinderLater } from '../shell/finder-later.tsx';
import { type Lab, typeText, useLab, soon } from './lab-state.ts';
import { ZONES, type ZoneName, withCard } from './placing.ts';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { trouble, type Wrong } from '../words/trouble.ts';

/** The names of the players, a line each: the same for every step. */
const namesIn = ({ main }: Lab): string => main?.looked?.view.players.map(({ name }) => name).join('\n') ?? 'A\nB';

/** Drawn again only where something of it is different, and not for every step. */
export const AddCard = memo(function AddCard(): ReactNode {
  const words = useWords('lab').adding;
  const names = useLab(namesIn).split('\n');
  const ready = useLab(({ cards }) => cards !== 'loading');
  const [card, setCard] = useState('');
  const [player, setPlayer] = useState('');
  const [zone, setZone] = useState<ZoneName>('battlefield');
  const [state, setState] = useState('');
  const found = useFoundCards(card);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const put = async (): Promise<void> => {
    const name = card.trim();
    if (name === '') return setWrong(trouble('lab', ({ adding }) => adding.nameFirst));
    const { names: fitting, problem } = await ask('findCards', name);
    const { typed, doc } = useLab.getState();
    // what is typed by now may be another card
    const become = (next: string): void => setCard((now) => (now === card ? next : now));
    const [first] = fitting;
    // a part of a name, or a query, becomes a name first; a card of the position has one that nothing else knows
    const isNamed = fitting.some((one) => one.toLowerCase() === name.toLowerCase());
    if (first !== undefined && !isNamed && !typed.includes(`Card ${name} |`)) return become(first);
    if (problem !== null) return setWrong(trouble('lab', ({ adding }) => `${adding.noQuery} ${problem}.`));
    const written = withCard(typed, doc.head, {
      card: name,
      player: player || (names[0] ?? 'A'),
      zone,
      state,
    });
    if (written === null) return setWrong(trouble('lab', ({ adding }) => adding.headFirst));
    setWrong(null);
    become('');
    await typeText(written);
  };
  return (
    <form
      className="add-card"
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        soon(put());
      }}
    >
      <FinderLater
        ready={ready}
        label={words.card}
        placeholder="t:creature c:r mv<=2"
        value={card}
        onChange={setCard}
        suggestions={found.names.filter((name) => name !== card).map((name) => ({ id: name, says: name, shown: name }))}
        onTake={setCard}
        note={
          found.problem !== null ? (
            <Problem of={found.problem} />
          ) : found.total > found.names.length ? (
            words.fit(found.total)
          ) : null
        }
      />
      <label className="field">
        {words.of}
        <select value={player || names[0]} onChange={({ target }) => setPlayer(target.value)}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="field">
        {words.in}
        <select
          value={zone}
          onChange={({ target }) => setZone(ZONES.find((one) => one === target.value) ?? 'battlefield')}
        >
          {ZONES.map((one) => (
            <option key={one} value={one}>
              {words.zones[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {words.thatIs}
        <input
          value={state}
          lang="en"
          placeholder="tapped, 2 +1/+1 counters"
          spellCheck={false}
          onChange={({ target }) => setState(target.value)}
        />
      </label>
      <Button className="button" type="submit">
        {words.put}
      </Button>
      {wrong !== null && (
        <p className="bad">
          <Problem of={wrong} />
        </p>
      )}
    </form>
  );
});
