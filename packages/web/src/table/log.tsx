/** What happened, turn by turn, each action with what came of it and why. What is new since one last acted is lit. */
import { tellerTo, type WireLogCause } from '@rulewright/protocol';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Picture } from '../card/picture.tsx';
import { firstNamed, WithCards } from '../card/named.tsx';
import { sharing } from '../connection/sharing.ts';
import { type AppState, useApp } from '../connection/store.ts';
import { Cause } from '../rule-link/cause.tsx';
import { type Deed, type Sentence, toldTurns } from './story.ts';
import { English } from '../words/english-text.tsx';
import { useSpoken, useWords } from '../words/language.ts';

const SHOWN = 500;

/** The name of the one player at this page; '' where nobody plays here, or several. */
const ownName = ({ game, seated }: AppState): string =>
  game !== null && seated?.seats.length === 1
    ? (game.view.players.find(({ id }) => id === game.view.seat)?.name ?? '')
    : '';
/** All others' names. */
const otherNames = (state: AppState): string => {
  const own = ownName(state) === '' ? null : state.game?.view.seat;
  return (state.game?.view.players ?? []).flatMap(({ id, name }) => (id === own ? [] : name)).join('\n');
};

/** What was told last: a sentence that says the same is not drawn anew. */
let toldLast: ReturnType<typeof toldTurns> = [];

function toldAgain(...about: Parameters<typeof toldTurns>): typeof toldLast {
  toldLast = sharing(toldLast, toldTurns(...about));
  return toldLast;
}

/** The log turn by turn, told to who plays here: “You draw a card.” */
function useTold(): ReturnType<typeof toldTurns> {
  const log = useApp((state) => state.log);
  const name = useApp(ownName);
  const others = useApp(otherNames);
  const isCard = useApp((state) => state.seen.has(ownName(state)));
  return useMemo(() => {
    const tell = tellerTo(name, new Set([...others.split('\n'), ...(isCard ? [name] : [])]));
    return toldAgain(log.slice(-SHOWN), tell);
  }, [log, name, others, isCard]);
}

/** Opens the explanation of a sentence beside it. */
type Ask = (because: WireLogCause, at: HTMLElement) => void;

/** Up and down go from one sentence that has a cause to the next. */
function goToSaid(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (step === 0) return;
  const all = [...(event.currentTarget.closest('.log-entries')?.querySelectorAll<HTMLElement>('.said') ?? [])];
  event.preventDefault();
  event.stopPropagation();
  all[all.indexOf(event.currentTarget) + step]?.focus();
}

interface ToldProps {
  /** the number of the sentence that the Tab key reaches */
  entry: number;
  onAsk: Ask;
}

/** A sentence; one whose cause is known is a button that shows it. */
function Said({ sentence: { text, number, because }, entry, onAsk }: ToldProps & { sentence: Sentence }): ReactNode {
  const { said } = useWords('table');
  const language = useSpoken((spoken) => spoken.language);
  if (because === null) return <WithCards text={text} />;
  return (
    <button
      type="button"
      className="said"
      lang={language}
      title={said.why}
      aria-haspopup="dialog"
      // Tab reaches one of them and the arrow keys the others: five hundred stops would bar the way
      tabIndex={number === entry ? 0 : -1}
      onKeyDown={goToSaid}
      onClick={(event) => onAsk(because, event.currentTarget)}
    >
      <English>
        <WithCards text={text} />
      </English>
    </button>
  );
}

const Told = memo(function Told({ deed, fresh, ...told }: ToldProps & { deed: Deed; fresh: boolean }): ReactNode {
  const seen = useApp((state) => state.seen);
  const about = firstNamed(deed.text, seen);
  return (
    <li className={`deed${fresh ? ' fresh' : ''}${fresh && about ? ' pictured' : ''}`}>
      {fresh && about && <Picture of={about} className="deed-art" />}
      <span className="deed-words">
        <Said sentence={deed} {...told} />
        {deed.then.map((sentence) => (
          <span className="deed-then" key={sentence.number}>
            <Said sentence={sentence} {...told} />
          </span>
        ))}
      </span>
    </li>
  );
});

export function Log(): ReactNode {
  const words = useWords('table');
  const lastSeen = useApp((state) => state.lastSeen);
  const edition = useApp((state) => state.game?.view.edition);
  const turns = useTold();
  const entry = useMemo(
    () =>
      turns
        .flatMap(({ deeds }) => deeds.flatMap((deed) => [deed, ...deed.then]))
        .findLast(({ because }) => because !== null)?.number ?? -1,
    [turns],
  );
  const [asked, setAsked] = useState<{ because: WireLogCause; at: HTMLElement } | null>(null);
  const ask: Ask = useCallback((because, at) => setAsked({ because, at }), []);
  return (
    <section className="log" aria-label={words.log}>
      <div
        className="log-entries"
        role="log"
        aria-label={words.said.happened}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard
        tabIndex={0}
      >
        <ol lang="en">
          {turns.map(({ turn, title, deeds }) => (
            <li key={`${turn}/${deeds[0]?.number ?? title}`}>
              {title !== '' && <h2 className="log-turn">{title}</h2>}
              <ol>
                {deeds.map((deed) => (
                  <Told
                    key={deed.number}
                    deed={deed}
                    fresh={deed.last > lastSeen}
                    entry={entry >= deed.number && entry <= deed.last ? entry : -1}
                    onAsk={ask}
                  />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
      {asked && edition && (
        <Popover
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          triggerRef={{ current: asked.at }}
          placement="left top"
          className="popover why-popover"
        >
          <Dialog aria-label={words.said.whyHappened}>
            <Cause cause={asked.because} edition={edition} apart />
          </Dialog>
        </Popover>
      )}
    </section>
  );
}

/** On a narrow page: the last thing that happened, and how many more since one last acted. It opens the log. */
export function Latest({ onOpen }: { onOpen: () => void }): ReactNode {
  const words = useWords('table');
  const lastSeen = useApp((state) => state.lastSeen);
  const seen = useApp((state) => state.seen);
  const turns = useTold();
  const fresh = turns.flatMap(({ deeds }) => deeds.filter((deed) => deed.last > lastSeen));
  // rather what came of a card than that one was drawn
  const last = fresh.findLast(({ text }) => firstNamed(text, seen)) ?? fresh.at(-1);
  if (last === undefined) return null;
  const about = firstNamed(last.text, seen);
  return (
    <button type="button" className="latest" onClick={onOpen}>
      {about && <Picture of={about} className="deed-art" />}
      <span className="latest-words" lang="en">
        {[last, ...last.then].map(({ text }) => text).join(' ')}
      </span>
      {fresh.length > 1 && <span className="latest-more">{words.more(fresh.length - 1)}</span>}
      <span className="unseen">{words.said.openLog}</span>
    </button>
  );
}
