/** The question put to this seat, what can be answered, and the buttons that say what they do. */
import { hasTurn, lackOf, type WireDecision } from '@rulewright/protocol';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import { findObject } from '../seen/objects.ts';
import { WithSymbols } from '../card/symbols.tsx';
import {
  changeSettings,
  confirmDraft,
  dismissError,
  myDecision,
  passUntil,
  setDraft,
  undo,
  useApp,
} from '../connection/store.ts';
import { Divide, fetchAmountField, NumberInput } from './amounts.tsx';
import { isMulligan } from '../seen/answering.ts';
import { Attackers } from './attackers.tsx';
import { Blockers } from './blockers.tsx';
import { Advice, AskCoach } from './coach.tsx';
import { Choose } from './choose.tsx';
import { NameInput } from './name-input.tsx';
import { Order } from './order.tsx';
import { Priority } from './priority.tsx';
import { Problem } from '../words/english-text.tsx';
import { useLater } from '../shell/later.ts';
import { useWords, withWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

type Said = Words['table']['prompt'];

/** Whom the table waits for, in words. */
function waitingFor(state: ReturnType<typeof useApp.getState>, words: Said, over: string): string {
  const { game, seated } = state;
  if (game === null) return words.waitingForGame;
  const { decision, players, result } = game.view;
  if (result !== null) return over;
  if (decision === null || seated?.seats.includes(decision.by)) return words.goesOn;
  const name = players.find((player) => player.id === decision.by)?.name ?? words.otherPlayer;
  return seated?.seats.length === 0 ? words.thinking(name) : words.waitingFor(name);
}

/** The question in a few words: with priority, what one may do now; else as the game asks it. */
function headline(state: ReturnType<typeof useApp.getState>, words: Said, over: string): string {
  const decision = myDecision(state);
  const view = state.game?.view;
  if (decision === null || !view) return waitingFor(state, words, over);
  if (isMulligan(decision)) return words.keepHand;
  if (decision.kind !== 'priority') return decision.prompt;
  const top = view.stack.at(-1);
  if (top)
    return top.controller === view.seat
      ? top.kind === 'ability'
        ? words.yourAbilityNext
        : words.yoursNext(top.name)
      : words.respond(top.name);
  if (!hasTurn(view, view.seat)) return words.actOrLet;
  return view.turn.step === 'main1' || view.turn.step === 'main2' ? words.yourMove : words.actOrGoOn;
}

function Body({ decision }: { decision: WireDecision }): ReactNode {
  switch (decision.form) {
    case 'choose':
      return decision.kind === 'priority' ? <Priority decision={decision} /> : <Choose decision={decision} />;
    case 'order':
      return <Order decision={decision} />;
    case 'number':
      return <NumberInput decision={decision} />;
    case 'divide':
      return <Divide decision={decision} />;
    case 'name':
      return <NameInput />;
    case 'attackers':
      return <Attackers decision={decision} />;
    case 'blockers':
      return <Blockers decision={decision} />;
    default:
      throw new Error(`Unknown form of decision: ${String(decision.form satisfies never)}`);
  }
}

/** The label of the button that sends the draft. */
function confirmLabel(decision: WireDecision, chosen: number, confirm: Said['confirm']): string {
  switch (decision.form) {
    case 'attackers':
      return confirm.attack(chosen);
    case 'blockers':
      return confirm.block(chosen);
    case 'choose':
      return decision.max === 0 ? confirm.nothing : confirm.choice(chosen);
    case 'order':
      return confirm.order;
    case 'number':
    case 'divide':
    case 'name':
      return confirm.other;
    default:
      throw new Error(`Unknown form of decision: ${String(decision.form satisfies never)}`);
  }
}

function Confirm({ decision }: { decision: WireDecision }): ReactNode {
  const draft = useApp((state) => state.draft);
  const slow = useApp((state) => state.slow);
  const { prompt, keys } = useWords('table');
  const { lacks } = useWords('game');
  if (decision.form === 'choose' && decision.min === 1 && decision.max === 1) return null;
  const missing = lackOf(decision, draft);
  const chosen =
    decision.form === 'attackers'
      ? draft.attacks.size
      : decision.form === 'blockers'
        ? draft.blocks.size
        : draft.picked.length;
  const some = decision.form === 'choose' && draft.picked.length > 0;
  return (
    <div className="prompt-buttons">
      <Button className="button primary" isDisabled={missing !== null || slow} onPress={confirmDraft}>
        {missing === null ? confirmLabel(decision, chosen, prompt.confirm) : lacks[missing.lacks](missing.by)}{' '}
        <kbd>{keys.space}</kbd>
      </Button>
      {some && (
        <Button className="button" onPress={() => setDraft({ ...draft, picked: [] })}>
          {prompt.clear}
        </Button>
      )}
    </div>
  );
}

const ByHand = lazy(async () => ({
  default: (await withWords(['byHand'], import('./by-hand.tsx'))).ByHand,
}));

function SourceOf({ decision }: { decision: WireDecision }): ReactNode {
  const view = useApp((state) => state.game?.view);
  const source = view ? findObject(view, decision.source) : undefined;
  // an ability's question names what it is of
  if (!source || decision.prompt.includes(source.name.replace(/^Ability of /, ''))) return null;
  return <span className="prompt-source">{source.name}</span>;
}

/** Whether one is asked again after one's own spells and abilities. */
function Hold(): ReactNode {
  const { prompt } = useWords('table');
  const holds = useApp((state) => state.remembered.settings.holdPriority);
  return (
    <ToggleButton
      className="button quiet hold"
      isSelected={holds}
      onChange={(holdPriority) => changeSettings({ holdPriority })}
    >
      {holds ? prompt.holds : prompt.hold} <kbd>H</kbd>
    </ToggleButton>
  );
}

/** What is asked, and by which rule. */
function Head({ decision }: { decision: WireDecision | null }): ReactNode {
  const { prompt, turn, outcome } = useWords('table');
  const asked = useApp((state) => headline(state, prompt, outcome.over));
  const inEnglish = decision !== null && decision.kind !== 'priority' && !isMulligan(decision);
  return (
    <div className="prompt-head">
      <output className="prompt-text" lang={inEnglish ? 'en' : undefined}>
        <WithSymbols text={asked} />
      </output>
      {decision !== null && (
        <p className="prompt-notes">
          <SourceOf decision={decision} />
          {decision.kind === 'priority' && <span>{turn.youHavePriority}</span>}
          {decision.rule !== null && <span className="prompt-rule">{prompt.rule(decision.rule)}</span>}
        </p>
      )}
    </div>
  );
}

export function Prompt(): ReactNode {
  const { prompt } = useWords('table');
  const decision = useApp(myDecision);
  const isByHand = useApp(({ game }) => game?.view.decision?.byHand !== undefined);
  const error = useApp((state) => state.error);
  const canUndo = useApp((state) => state.game?.canUndo === true);
  const until = useApp((state) => state.game?.passUntil ?? null);
  const mine = useApp(({ game }) => game !== null && hasTurn(game.view, game.view.seat));
  const slow = useApp((state) => state.slow);
  const number = useApp(({ game }) => (game?.decision == null ? undefined : `${game.epoch}/${game.decision}`));
  useLater(true, fetchAmountField);
  const answering = decision !== null && (
    <>
      <Body decision={decision} />
      <Confirm decision={decision} />
    </>
  );
  return (
    <section
      className={`prompt${decision === null ? ' idle' : ''}${isByHand ? ' by-hand' : ''}`}
      aria-label={prompt.label}
      aria-busy={slow}
      data-decision={number}
      id="prompt"
    >
      {!isByHand && <Head decision={decision} />}
      {error !== null && (
        <div className="prompt-error" role="alert">
          <Problem of={error.wrong?.message ?? error.message} />
          <Button className="button quiet" aria-label={prompt.dismiss} onPress={dismissError}>
            ✕
          </Button>
        </div>
      )}
      {isByHand ? (
        <Suspense fallback={<Head decision={decision} />}>
          <ByHand>{answering}</ByHand>
        </Suspense>
      ) : (
        answering
      )}
      {decision !== null && <Advice />}
      <div className="prompt-foot">
        {canUndo && (
          <Button className="button quiet" onPress={undo} isDisabled={slow}>
            {prompt.undo} <kbd>U</kbd>
          </Button>
        )}
        {decision?.kind === 'priority' && until === null && (
          <Button className="button quiet" isDisabled={slow} onPress={() => passUntil('end-of-turn')}>
            {mine ? prompt.passTurn : prompt.passToEnd} <kbd>E</kbd>
          </Button>
        )}
        {decision?.kind === 'priority' && <Hold />}
        {decision !== null && !isByHand && <AskCoach />}
        {until !== null && (
          <Button className="button quiet" onPress={() => passUntil(null)}>
            {prompt.stopPassing} <kbd>E</kbd>
          </Button>
        )}
      </div>
    </section>
  );
}
