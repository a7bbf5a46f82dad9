/** A line that somebody carries out by hand: its words, the steps said so far, what can be said next, and who is to agree. */
import { MOST_WORDS, type WireDecision, type WireView } from '@rulewright/protocol';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button, Input, Label, SearchField, TextArea, TextField, ToggleButton } from 'react-aria-components';
import { recipientName } from '../card/describe.ts';
import { findObject } from '../seen/objects.ts';
import { WithSymbols } from '../card/symbols.tsx';
import { myDecision, sendAnswer, useApp } from '../connection/store.ts';
import { useSlash } from '../keyboard/typing.ts';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';
import { byHandOption, optionsOf } from '../seen/answering.ts';
import '../style/by-hand.css';

type Told = NonNullable<WireDecision['byHand']>;
type Group = keyof Words['byHand']['groups'];

const isGroup = (group: unknown, groups: Words['byHand']['groups']): group is Group =>
  typeof group === 'string' && Object.hasOwn(groups, group);

const nameOf = ({ players }: WireView, player: number): string => players.find(({ id }) => id === player)?.name ?? '';

/** What is asked anew is seen from the line's words on. */
const toTop = (told: HTMLElement | null): void => told?.parentElement?.scrollTo({ top: 0 });

/** The panel; `children` answer what is asked in a form that other questions have too. */
export function ByHand({ children }: { children: ReactNode }): ReactNode {
  const words = useWords('byHand');
  const view = useApp((state) => state.game?.view);
  const mine = useApp(myDecision);
  const decision = view?.decision;
  if (!view || !decision?.byHand) return children;
  const told = decision.byHand;
  const { asks, text } = told;
  const source = findObject(view, decision.source);
  const steps = asks === 'way' ? null : <Steps told={told} mine={mine} />;
  return (
    <>
      <div className="by-hand-told" key={asks} ref={toTop}>
        <p className="by-hand-kind">{words.title}</p>
        <h2 className="by-hand-of" lang={source === undefined ? undefined : 'en'}>
          {source?.name.replace(/^Ability of /, '') ?? words.of(nameOf(view, told.who))}
        </h2>
        <blockquote className="by-hand-line" lang="en">
          <WithSymbols text={text} />
        </blockquote>
        <Targets view={view} source={decision.source} />
        {steps}
        {told.others.length > 0 && <Others view={view} decision={decision} told={told} />}
      </div>
      {mine !== null && (
        <>
          <Asked told={told} view={view} decision={mine} />
          {asks === 'step' || asks === 'cost' ? (
            <Next decision={mine} told={told} />
          ) : asks === 'consent' ? (
            <Consent />
          ) : asks === 'words' ? (
            <InWords told={told} />
          ) : (
            children
          )}
        </>
      )}
    </>
  );
}

function Asked({ told, view, decision }: { told: Told; view: WireView; decision: WireDecision }): ReactNode {
  const { asks, about } = useWords('byHand');
  if (told.asks === 'place')
    return (
      <output className="prompt-text" lang="en">
        <WithSymbols text={decision.prompt} />
      </output>
    );
  const asked = told.asks === 'consent' ? asks.consent(nameOf(view, told.who)) : asks[told.asks];
  return (
    <div>
      <output className="prompt-text">{asked}</output>
      {/* what is known once a step is said */}
      {(told.asks !== 'step' || told.steps.length === 0) && (
        <p className="prompt-hint">{told.asks === 'consent' && told.reworded ? about.reworded : about[told.asks]}</p>
      )}
    </div>
  );
}

function Targets({ view, source }: { view: WireView; source: number }): ReactNode {
  const { targets } = useWords('byHand');
  const { card } = useWords('game');
  const { playerName } = useWords();
  const of = view.stack.findLast((object) => source !== 0 && (object.id === source || object.source === source));
  if (of === undefined || of.targets.length === 0) return null;
  return (
    <p className="by-hand-targets">
      <span>{targets}</span>{' '}
      {of.targets.map((target, at) => (
        <b key={at}>{playerName(recipientName(view, target, card))}</b>
      ))}
    </p>
  );
}

/** The steps so far, the last of which can be taken back, and the one that is being said. */
function Steps({ told, mine }: { told: Told; mine: WireDecision | null }): ReactNode {
  const words = useWords('byHand');
  const slow = useApp((state) => state.slow);
  const { steps, now, asks } = told;
  const back = mine === null ? -1 : byHandOption(mine, 'takeBack');
  if (steps.length === 0 && now === undefined) return null;
  return (
    <div>
      <h3>{asks === 'cost' ? words.costs : told.reworded ? words.fromNow : words.will}</h3>
      <ol className="by-hand-steps">
        {steps.map((step, at) => (
          <li key={at} lang="en">
            <span>{step}</span>
            {back >= 0 && at === steps.length - 1 && (
              <Button
                className="button quiet"
                aria-label={words.takeBack(step)}
                isDisabled={slow}
                onPress={() => sendAnswer([back])}
              >
                ✕
              </Button>
            )}
          </li>
        ))}
        {now !== undefined && (
          <li className="now" lang="en" aria-current="step">
            <span>{now}</span>
          </li>
        )}
      </ol>
    </div>
  );
}

/** Who is to agree, and how far they are. */
function Others({ view, decision, told }: { view: WireView; decision: WireDecision; told: Told }): ReactNode {
  const { everyone, must, youAgree, youLook, youWillBe } = useWords('byHand');
  const stateOf = (player: number): 'agrees' | 'looks' | 'asked' =>
    told.agreed.includes(player) ? 'agrees' : told.asks === 'consent' && decision.player === player ? 'looks' : 'asked';
  const own = { agrees: youAgree, looks: youLook, asked: youWillBe };
  return (
    <div className="by-hand-agree">
      <h3>{everyone}</h3>
      <ul className="by-hand-others">
        {told.others.map((player) => (
          <li key={player} className={stateOf(player)}>
            {player === view.seat ? own[stateOf(player)] : must[stateOf(player)](nameOf(view, player))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The line in other words; what is refused stays to be changed. */
function InWords({ told }: { told: Told }): ReactNode {
  const words = useWords('byHand');
  const slow = useApp((state) => state.slow);
  const [said, setSaid] = useState(told.text);
  const isSaid = said.trim() !== '' && said.trim() !== told.text;
  const say = (): void => sendAnswer(said.trim());
  return (
    <>
      <TextField
        className="asked-field by-hand-words"
        value={said}
        maxLength={MOST_WORDS}
        onChange={setSaid}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the table asks for it now, and nothing else can be done
        autoFocus
      >
        <Label>{words.inWords}</Label>
        <TextArea
          lang="en"
          rows={4}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            if (isSaid && !slow) say();
          }}
        />
      </TextField>
      <div className="prompt-buttons">
        <Button className="button primary" isDisabled={!isSaid || slow} onPress={say}>
          {told.others.length > 0 ? words.sayIt : words.sayItAlone} <kbd>↵</kbd>
        </Button>
        <Button className="button" isDisabled={slow} onPress={() => sendAnswer('')}>
          {words.giveUp}
        </Button>
      </div>
    </>
  );
}

function Consent(): ReactNode {
  const { agree, object } = useWords('byHand');
  const slow = useApp((state) => state.slow);
  return (
    <div className="prompt-buttons">
      {[agree, object].map((label, at) => (
        <Button
          key={label}
          className={`option button${at === 0 ? ' primary' : ''}`}
          isDisabled={slow}
          onPress={() => sendAnswer([at])}
        >
          {label} <kbd>{at + 1}</kbd>
        </Button>
      ))}
    </div>
  );
}

/** The group whose steps were shown last. */
let lastGroup: Group = 'cards';

/** What the next step may be, by group or by what is typed; and the ways to end. */
function Next({ decision, told }: { decision: WireDecision; told: Told }): ReactNode {
  const words = useWords('byHand');
  const { keys } = useWords('table');
  const slow = useApp((state) => state.slow);
  const [group, setGroup] = useState(lastGroup);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const steps = useMemo(
    () =>
      optionsOf(decision).flatMap(({ label, value }, index) =>
        isGroup(value['group'], words.groups) ? [{ label, index, group: value['group'] }] : [],
      ),
    [decision, words],
  );
  const groups = (Object.keys(words.groups) as Group[]).filter((one) => steps.some((step) => step.group === one));
  const shownGroup = groups.includes(group) ? group : groups[0];
  const wanted = typed.trim().toLowerCase();
  const found = steps.filter((step) =>
    wanted === '' ? step.group === shownGroup : step.label.toLowerCase().includes(wanted),
  );
  const done = byHandOption(decision, 'done');
  const goOn = byHandOption(decision, 'goOn');
  const isCost = told.asks === 'cost';
  const nothing = told.steps.length === 0;
  const doneLabel = isCost
    ? nothing
      ? words.noCost
      : words.doneCosts
    : nothing
      ? words.nothing
      : told.others.length > 0
        ? words.done
        : words.doneAlone;
  return (
    <>
      {steps.length > 0 && (
        <div className="by-hand-next">
          <SearchField className="narrow step-search" aria-label={words.find} value={typed} onChange={setTyped}>
            <Input ref={field} placeholder={words.findHint(steps.length)} />
          </SearchField>
          {groups.length > 1 && wanted === '' && (
            <fieldset className="by-hand-groups" aria-label={words.kinds}>
              {groups.map((one) => (
                <ToggleButton
                  key={one}
                  className="chip"
                  isSelected={one === shownGroup}
                  onChange={() => {
                    lastGroup = one;
                    setGroup(one);
                  }}
                >
                  {words.groups[one]}
                </ToggleButton>
              ))}
            </fieldset>
          )}
          {found.length === 0 && <p className="prompt-hint">{words.nothingFound}</p>}
          <ul className="options" aria-label={wanted === '' && shownGroup ? words.groups[shownGroup] : words.find}>
            {found.map(({ label, index }, at) => (
              <li key={index}>
                <Button className="option" isDisabled={slow} onPress={() => sendAnswer([index])}>
                  <span lang="en">{label}</span>
                  {wanted === '' ? at < 9 && <kbd>{at + 1}</kbd> : at === 0 && <kbd>↵</kbd>}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="prompt-buttons">
        <Button className={`button${nothing ? '' : ' primary'}`} isDisabled={slow} onPress={() => sendAnswer([done])}>
          {doneLabel} {!nothing && <kbd>{keys.space}</kbd>}
        </Button>
        {goOn >= 0 && (
          <Button className="button" isDisabled={slow} onPress={() => sendAnswer([goOn])}>
            {words.goOn}
          </Button>
        )}
      </div>
    </>
  );
}
