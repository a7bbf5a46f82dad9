/** Putting cards into the position by their names: a form that writes the notation. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { ask } from './asking.ts';
import { typeText, useLab, soon } from './lab-state.ts';
import { ZONES, type ZoneName, withCard } from './placing.ts';

export function AddCard(): ReactNode {
  const head = useLab((state) => state.doc.head);
  const typed = useLab((state) => state.typed);
  const players = useLab((state) => state.main?.looked?.view.players) ?? [];
  const names = players.length > 0 ? players.map(({ name }) => name) : ['A', 'B'];
  const [card, setCard] = useState('');
  const [player, setPlayer] = useState('');
  const [zone, setZone] = useState<ZoneName>('battlefield');
  const [state, setState] = useState('');
  const [found, setFound] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const list = useId();
  useEffect(() => {
    let here = true;
    ask('names', card).then(
      (all) => here && setFound(all),
      () => here && setFound([]),
    );
    return () => {
      here = false;
    };
  }, [card]);
  return (
    <form
      className="add-card"
      aria-label="Put a card into the position"
      onSubmit={(event) => {
        event.preventDefault();
        const written = withCard(typed, head, { card, player: player || (names[0] ?? 'A'), zone, state });
        if (written === null) setWrong('Write a name, two spaces and a year first: the position begins with them.');
        else {
          setWrong(null);
          setCard('');
          soon(typeText(written));
        }
      }}
    >
      <label className="field">
        Card
        <input value={card} list={list} autoComplete="off" required onChange={({ target }) => setCard(target.value)} />
      </label>
      <datalist id={list}>
        {found.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <label className="field">
        of
        <select value={player || names[0]} onChange={({ target }) => setPlayer(target.value)}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="field">
        in
        <select
          value={zone}
          onChange={({ target }) => setZone(ZONES.find((one) => one === target.value) ?? 'battlefield')}
        >
          {ZONES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label className="field">
        that is
        <input
          value={state}
          placeholder="tapped, 2 +1/+1 counters"
          spellCheck={false}
          onChange={({ target }) => setState(target.value)}
        />
      </label>
      <Button className="button" type="submit">
        Put it there
      </Button>
      {wrong !== null && <p className="bad">{wrong}</p>}
    </form>
  );
}
