/** The other people at the table: what they say in phrases, and claiming the game of one who has gone. */
import { PHRASES } from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { changeRemembered, claimGame, say, useApp } from '../connection/store.ts';

/** Players who are not connected, each to be claimed from or waited for. */
function Away(): ReactNode {
  const table = useApp((state) => state.table);
  const own = useApp((state) => state.seated)?.seats ?? [];
  const players = useApp((state) => state.game?.view.players);
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  if (table?.phase !== 'playing' || own.length === 0) return null;
  const gone = table.seats.filter(
    ({ seat, kind, connected }) =>
      kind === 'human' && !connected && !own.includes(seat) && players?.[seat]?.left !== true && !waiting.includes(seat),
  );
  return gone.map(({ seat, name }) => (
    <section key={seat} className="draw-offer" aria-label={`${name} is away`}>
      <output>{name} is not connected. After two minutes you may claim the game.</output>
      <span className="draw-offer-buttons">
        <Button className="button small" onPress={() => setWaiting([...waiting, seat])}>
          Wait
        </Button>
        <Button className="button small" onPress={() => claimGame(seat)}>
          Claim the game
        </Button>
      </span>
    </section>
  ));
}

/** What was said in this turn, and a menu of what one can say. */
function Phrases(): ReactNode {
  const table = useApp((state) => state.table);
  const own = useApp((state) => state.seated)?.seats ?? [];
  const said = useApp((state) => state.said);
  const muted = useApp((state) => state.remembered.muted);
  const company = table?.seats.some(({ seat, kind }) => kind === 'human' && !own.includes(seat)) ?? false;
  if (!table || !company) return null;
  const heard = said.filter(({ seat }) => own.includes(seat) || !muted).slice(-3);
  return (
    <section className="phrases" aria-label="Phrases">
      <output>
        {heard.map(({ seat, phrase }, at) => (
          <span key={`${at}${seat}${phrase}`}>
            <b>{own.includes(seat) ? 'You' : table.seats[seat]?.name}:</b> {PHRASES[phrase]}
          </span>
        ))}
      </output>
      {own.length > 0 && (
        <MenuTrigger>
          <Button className="button quiet small">Say…</Button>
          <Popover className="popover">
            <Menu
              className="menu"
              aria-label="What to say"
              onAction={(key) => (key === 'mute' ? changeRemembered({ muted: !muted }) : say(Number(key)))}
            >
              {PHRASES.map((words, phrase) => (
                <MenuItem key={words} id={String(phrase)} className="menu-item">
                  {words}
                </MenuItem>
              ))}
              <MenuItem id="mute" className="menu-item">
                {muted ? 'Hear the others again' : 'Mute the others'}
              </MenuItem>
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
    </section>
  );
}

export function Company(): ReactNode {
  return (
    <>
      <Away />
      <Phrases />
    </>
  );
}
