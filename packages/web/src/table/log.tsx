/** What happened, turn by turn, each action with what came of it. What is new since one last acted is lit. */
import { type ReactNode, useMemo } from 'react';
import { Picture } from '../card/frame.tsx';
import { firstNamed, WithCards } from '../card/named.tsx';
import { useApp } from '../connection/store.ts';
import { type Deed, toldTurns } from './story.ts';

const SHOWN = 500;

function Told({ deed, fresh }: { deed: Deed; fresh: boolean }): ReactNode {
  const seen = useApp((state) => state.seen);
  const about = firstNamed(deed.text, seen);
  return (
    <li className={`deed${fresh ? ' fresh' : ''}`}>
      {fresh && (about ? <Picture of={about} className="deed-art" /> : <span className="deed-art none" />)}
      <span className="deed-words">
        <WithCards text={deed.text} />
        {deed.then.map((text, index) => (
          <span className="deed-then" key={index}>
            <WithCards text={text} />
          </span>
        ))}
      </span>
    </li>
  );
}

export function Log(): ReactNode {
  const log = useApp((state) => state.log);
  const lastSeen = useApp((state) => state.lastSeen);
  const turns = useMemo(() => toldTurns(log.slice(-SHOWN)), [log]);
  return (
    <section className="log" aria-label="Log">
      <div
        className="log-entries"
        role="log"
        aria-label="What happened"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard
        tabIndex={0}
      >
        <ol>
          {turns.map(({ turn, title, deeds }) => (
            <li key={`${turn}/${deeds[0]?.number ?? title}`}>
              {title !== '' && <h2 className="log-turn">{title}</h2>}
              <ol>
                {deeds.map((deed) => (
                  <Told key={deed.number} deed={deed} fresh={deed.last > lastSeen} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** On a narrow page: the last thing that happened, and how many more since one last acted. It opens the log. */
export function Latest({ onOpen }: { onOpen: () => void }): ReactNode {
  const log = useApp((state) => state.log);
  const lastSeen = useApp((state) => state.lastSeen);
  const seen = useApp((state) => state.seen);
  const fresh = useMemo(
    () => toldTurns(log.slice(-SHOWN)).flatMap(({ deeds }) => deeds.filter((deed) => deed.last > lastSeen)),
    [log, lastSeen],
  );
  const last = fresh.at(-1);
  if (last === undefined) return null;
  const about = firstNamed(last.text, seen);
  return (
    <button type="button" className="latest" onClick={onOpen}>
      {about && <Picture of={about} className="deed-art" />}
      <span className="latest-words">{[last.text, ...last.then].join(' ')}</span>
      {fresh.length > 1 && <span className="latest-more">{fresh.length - 1} more</span>}
      <span className="unseen">: open the log</span>
    </button>
  );
}
