/** The other people at the table: what they say in phrases, and claiming the game of one who has gone. */
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { changeRemembered, claimGame, hasCompany, say, useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';

/** Players who are not connected: their game may be claimed. */
function Away(): ReactNode {
  const { company } = useWords('table');
  const table = useApp((state) => state.table);
  const own = useApp((state) => state.seated)?.seats ?? [];
  const players = useApp((state) => state.game?.view.players);
  if (table?.phase !== 'playing' || own.length === 0) return null;
  const gone = table.seats.filter(
    ({ seat, kind, connected }) =>
      kind === 'human' && !connected && !own.includes(seat) && players?.[seat]?.left !== true,
  );
  return gone.map(({ seat, name }) => (
    <section key={seat} className="draw-offer" aria-label={company.isAway(name)}>
      <output>{company.maybeClaim(name)}</output>
      <Button className="button small" onPress={() => claimGame(seat)}>
        {company.claim}
      </Button>
    </section>
  ));
}

/** What was said in this turn, and what one can say. */
function Phrases(): ReactNode {
  const { company: words, prompt } = useWords('table');
  const table = useApp((state) => state.table);
  const own = useApp((state) => state.seated)?.seats ?? [];
  const said = useApp((state) => state.said);
  const muted = useApp((state) => state.remembered.muted);
  const [open, setOpen] = useState(false);
  const company = useApp(hasCompany);
  if (!table || !company) return null;
  const heard = said.filter(({ seat }) => own.includes(seat) || !muted).slice(-3);
  return (
    <section className="phrases" aria-label={words.phrases}>
      <output>
        {heard.map(({ seat, phrase }, at) => (
          <span key={`${at}${seat}${phrase}`}>
            <b>{words.says(own.includes(seat) ? prompt.you : (table.seats[seat]?.name ?? ''))}</b> {words.list[phrase]}
          </span>
        ))}
      </output>
      {own.length > 0 && (
        <Button className="button quiet small" aria-expanded={open} onPress={() => setOpen(!open)}>
          {words.say}
        </Button>
      )}
      {own.length > 0 && open && (
        <ul className="phrase-list" aria-label={words.whatToSay}>
          {words.list.map((one, phrase) => (
            <li key={one}>
              <Button
                className="button small"
                onPress={() => {
                  say(phrase);
                  setOpen(false);
                }}
              >
                {one}
              </Button>
            </li>
          ))}
          <li>
            <Button
              className="button quiet small"
              onPress={() => {
                changeRemembered({ muted: !muted });
                setOpen(false);
              }}
            >
              {muted ? words.hear : words.mute}
            </Button>
          </li>
        </ul>
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
