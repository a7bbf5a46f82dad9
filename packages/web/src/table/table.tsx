/** The table: the far player above, one's own below, the turn between them, the question and the log beside. */
import { focusedPlayer, othersOf, ownPlace, type WirePlayer } from '@rulewright/protocol';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { CardButton } from '../card/card-button.tsx';
import { Inspector } from '../card/inspector.tsx';
import { leaveTable, useApp } from '../connection/store.ts';
import { HINTS } from '../guide/hints.ts';
import { Help } from '../keyboard/help.tsx';
import { useKeys } from '../keyboard/keys.ts';
import { Outcome } from '../match/outcome.tsx';
import { TableActionsProvider } from '../card/actions.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { Logo } from '../shell/masthead.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { Arrows } from './arrows.tsx';
import { Battlefield } from './battlefield.tsx';
import { CommandZone } from './command.tsx';
import { Company } from './company.tsx';
import { ConcedeDialog } from './concede.tsx';
import { DrawOffer } from './draw-offer.tsx';
import { Hand } from './hand.tsx';
import { HouseRulesChip } from './house-rules.tsx';
import { Latest, Log } from './log.tsx';
import { Plate } from './plate.tsx';
import { Stack } from './stack.tsx';
import { useSounds } from './use-sounds.ts';
import { Steps } from './steps.tsx';
import { useTravel } from './travel.ts';
import { useWords, withWords } from '../words/language.ts';
import '../style/table.css';
import '../style/prompt.css';
import '../style/narrow-table.css';

// the table goes on without hints
const Guide = lazy(() =>
  withWords(['hints'], import('../guide/guide.tsx')).then(
    (come) => ({ default: come.Guide }),
    () => ({ default: () => null }),
  ),
);

/** Beside one's own so many sides are whole where the page is wide; of more, and on a narrow page, one is. */
const MOST_WHOLE = 4;

export type Panel = 'help' | 'settings' | 'concede' | 'log' | null;

/** A game that is played or watched as it goes on. */
export function Table(): ReactNode {
  const playing = useApp((state) => state.table?.phase === 'playing');
  const guided = useApp(
    ({ seated, remembered: { hints } }) => hints !== null && hints.length < HINTS.length && seated?.seats.length === 1,
  );
  return (
    <>
      <TableSurface bottom={playing ? <Prompt /> : <Outcome />} keys />
      {playing && guided && (
        <Suspense fallback={null}>
          <Guide />
        </Suspense>
      )}
    </>
  );
}

function Keys({ openPanel }: { openPanel: (panel: Panel) => void }): ReactNode {
  useKeys(openPanel);
  return null;
}

/** Of the button that opens the settings. */
const Sliders = (): ReactNode => (
  <svg className="bar-icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M3 6h6M15 6h2M3 14h2M11 14h6" />
    <circle cx="12" cy="6" r="2.6" />
    <circle cx="8" cy="14" r="2.6" />
  </svg>
);

/** Of the button that concedes, where its word has no room. */
const Flag = (): ReactNode => (
  <svg className="bar-icon flag" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M5 18V3h10l-2.4 3.5L15 10H5" />
  </svg>
);

/** Away from the table: a game that is played waits among one’s games. `plain`: the sign alone, where other buttons need the room. */
function ToLobby({ recorded, plain }: { recorded: boolean; plain: boolean }): ReactNode {
  const { toLobby } = useWords();
  const className = `button quiet to-lobby${plain ? ' plain' : ''}`;
  const shown = (
    <>
      <Logo />
      <span className={plain ? 'unseen' : undefined}>{toLobby}</span>
    </>
  );
  return recorded ? (
    <Link href="/" className={className}>
      {shown}
    </Link>
  ) : (
    <Button className={className} onPress={leaveTable}>
      {shown}
    </Button>
  );
}

/** The far players' hands, where they are open. */
function FarHand({ player }: { player: WirePlayer }): ReactNode {
  const words = useWords('table');
  if (player.hand.length === 0) return null;
  return (
    <section className="far-hand" aria-label={words.hand(player.name)}>
      {player.hand.map((object) => (
        <CardButton key={object.id} object={object} size="small" strip />
      ))}
    </section>
  );
}

interface Surface {
  /** what stands below the log: the question, the outcome, the controls of a replay */
  readonly bottom: ReactNode;
  /** the keys of a game act; else it is a recorded one */
  readonly keys?: boolean;
}

export function TableSurface({ bottom, keys = false }: Surface): ReactNode {
  const view = useApp((state) => state.game?.view);
  const table = useApp((state) => state.table);
  const watching = useApp((state) => state.seated?.seats.length === 0);
  const focused = useApp((state) => state.focused);
  const [panel, setPanel] = useState<Panel>(null);
  const root = useRef<HTMLDivElement>(null);
  const words = useWords('table');
  const { rulesOf } = useWords('game');
  const { editions } = useWords();
  useTravel(root, view);
  useSounds(view);
  if (!view || !table) return <p className="loading">{words.setting}</p>;
  const me = view.players[ownPlace(view)];
  const others = othersOf(view).flatMap((player) => view.players[player] ?? []);
  const whole = focusedPlayer(view, focused);
  const several = others.length > 1;
  // nothing is on the table yet, and no commander beside it: the opening hand has all the room
  const opening =
    view.turn.number === 0 && view.battlefield.length === 0 && view.command.length === 0 && (me?.hand.length ?? 0) > 0;
  const of = (player: number) => view.battlefield.filter((object) => object.controller === player);
  return (
    <TableActionsProvider>
      {keys && <Keys openPanel={setPanel} />}
      <div className="table" ref={root}>
        <main className={`board${several ? ' around' : ' duel'}${opening ? ' opening' : ''}`}>
          <h1 className="unseen">{words.heading(table.game, editions[view.edition])}</h1>
          <div className={`sides${several ? ' several' : ''}${others.length > MOST_WHOLE ? ' many' : ''}`}>
            {others.map((player) => (
              <div className={`side far${player.id === whole ? ' focused' : ''}`} key={player.id}>
                <Plate player={player} near={false} focused={several ? player.id === whole : null} />
                <FarHand player={player} />
                <Battlefield name={player.name} objects={of(player.id)} all={view.battlefield} near={false} />
              </div>
            ))}
          </div>
          <Steps />
          {me && (
            <div className="side near">
              <Battlefield name={me.name} objects={of(me.id)} all={view.battlefield} near />
              <Plate player={me} near />
            </div>
          )}
          <CommandZone view={view} />
          {me && (!watching || me.hand.length > 0) && <Hand player={me} />}
        </main>
        <aside className={`beside${panel === 'log' ? ' log-open' : ''}`} aria-label={words.beside}>
          <div className="table-bar">
            <ToLobby recorded={!keys} plain={keys && !watching} />
            <span className="edition-mark">{rulesOf(editions[view.edition])}</span>
            {table.houseRules && <HouseRulesChip rules={table.houseRules} edition={view.edition} />}
            <Button
              className="button quiet log-button"
              aria-expanded={panel === 'log'}
              onPress={() => setPanel(panel === 'log' ? null : 'log')}
            >
              {words.log}
            </Button>
            {keys && (
              <>
                <Button className="button quiet icon" aria-label={words.stops} onPress={() => setPanel('settings')}>
                  <Sliders />
                </Button>
                <Button className="button quiet icon" aria-label={words.help} onPress={() => setPanel('help')}>
                  ?
                </Button>
              </>
            )}
            {keys && !watching && table.phase === 'playing' && me?.left === false && (
              <Button className="button quiet concede" onPress={() => setPanel('concede')}>
                <Flag />
                <span>{words.concede}</span>
              </Button>
            )}
          </div>
          <Latest onOpen={() => setPanel('log')} />
          <Log />
          <Stack />
          <DrawOffer />
          <Company />
          {bottom}
        </aside>
        <Arrows />
        <Inspector />
      </div>
      {panel === 'help' && <Help onClose={() => setPanel(null)} />}
      {panel === 'settings' && <SettingsDialog onClose={() => setPanel(null)} />}
      {panel === 'concede' && <ConcedeDialog onClose={() => setPanel(null)} />}
    </TableActionsProvider>
  );
}
