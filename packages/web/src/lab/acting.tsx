/** What can be done where the document stands: every legal action a button, every other question a short form, and a line for notation. */
import type { Answer } from '@rulewright/engine';
import {
  answerOf,
  attackWithAll,
  type Draft,
  isSingle,
  lackOf,
  markRow,
  startDraft,
  type WireDecision,
} from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { WithSymbols } from '../card/symbols.tsx';
import { useWords } from '../words/language.ts';
import { move, optionsOf, toggleBlock } from '../seen/answering.ts';
import { branchOf } from './document.ts';
import { act, playLine, useLab, soon } from './lab-state.ts';
import { OptionLabel } from '../prompt/option-label.tsx';
import { English, Problem } from '../words/english-text.tsx';
import type { Words } from '../words/words.ts';
import { type Wrong } from '../words/trouble.ts';

export function Acting(): ReactNode {
  const { acting } = useWords('lab');
  const main = useLab((state) => state.main);
  const doc = useLab((state) => state.doc);
  const [refused, setRefused] = useState<Wrong | null>(null);
  const decision = main?.looked?.view.decision ?? null;
  const give = (answer: Answer): void => {
    soon(act(answer).then(setRefused));
  };
  const ahead = branchOf(doc).length - doc.at;
  return (
    <section className="lab-acting" aria-label={acting.label}>
      {decision === null ? (
        <p className="acting-head">{main?.looked ? acting.nobody : ''}</p>
      ) : (
        <>
          <h2 className="acting-head">
            {decision.kind === 'priority' ? (
              acting.mayAct(playerOf(main?.looked?.view.players, decision.by))
            ) : (
              <English>{`${playerOf(main?.looked?.view.players, decision.by)}: ${decision.prompt}`}</English>
            )}
          </h2>
          {ahead > 0 && <p className="acting-note">{acting.begins}</p>}
          {isSingle(decision) ? (
            <Acts decision={decision} give={give} />
          ) : (
            <Form key={`${doc.tip} ${doc.at}`} decision={decision} give={give} />
          )}
        </>
      )}
      <Bad why={refused} />
      <TypedLine />
    </section>
  );
}

/** Why something could not be done; null: nothing was refused. */
function Bad({ why }: { why: Wrong | null }): ReactNode {
  return (
    why !== null && (
      <p className="bad" role="alert">
        <Problem of={why} />
      </p>
    )
  );
}

/** The options that answer at once, each a button as the page itself has them: every step draws them anew. `of`: those about one object alone. */
function Acts({
  decision,
  of = null,
  give,
}: {
  decision: WireDecision;
  of?: number | null;
  give: (answer: Answer) => void;
}): ReactNode {
  const options = optionsOf(decision)
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => of === null || option.object === of);
  if (options.length === 0) return null;
  return (
    <ul className="acts">
      {options.map(({ option, index }) => (
        <li key={index}>
          <button type="button" className="button act" onClick={() => give([index])}>
            <OptionLabel decision={decision} option={option} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const playerOf = (players: readonly { id: number; name: string }[] | undefined, id: number): string =>
  players?.find((player) => player.id === id)?.name ?? '';

/** The actions about one object alone, for whoever asks about it. */
export function ActionsOf({ object }: { object: number }): ReactNode {
  const decision = useLab((state) => state.main?.looked?.view.decision ?? null);
  const [refused, setRefused] = useState<Wrong | null>(null);
  if (decision?.form !== 'choose' || !isSingle(decision)) return null;
  return (
    <>
      <Acts decision={decision} of={object} give={(answer) => soon(act(answer).then(setRefused))} />
      <Bad why={refused} />
    </>
  );
}

function Form({ decision, give }: { decision: WireDecision; give: (answer: Answer) => void }): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => startDraft(decision));
  const { acting } = useWords('lab');
  const { lacks } = useWords('game');
  const missing = lackOf(decision, draft);
  return (
    <form
      className="acting-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === null) give(answerOf(decision, draft));
      }}
    >
      <Fields decision={decision} draft={draft} setDraft={setDraft} />
      <Button className="button primary" type="submit" isDisabled={missing !== null}>
        {missing === null ? doneWords(decision, draft, acting) : lacks[missing.lacks](missing.by)}
      </Button>
    </form>
  );
}

function doneWords(decision: WireDecision, draft: Draft, words: Words['lab']['acting']): string {
  if (decision.form === 'attackers') return words.attack(draft.attacks.size);
  if (decision.form === 'blockers') return words.block(draft.blocks.size);
  return words.answer;
}

interface Part {
  readonly decision: WireDecision;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

function Fields({ decision, draft, setDraft }: Part): ReactNode {
  switch (decision.form) {
    case 'choose':
      return <Several decision={decision} draft={draft} setDraft={setDraft} />;
    case 'order':
      return <Ordered decision={decision} draft={draft} setDraft={setDraft} />;
    case 'number':
      return (
        <label className="field">
          <English>{decision.prompt}</English>
          <input
            type="number"
            value={draft.number}
            min={decision.min ?? 0}
            max={decision.max ?? undefined}
            onChange={({ target }) => setDraft({ ...draft, number: target.valueAsNumber })}
          />
        </label>
      );
    case 'name':
      return (
        <label className="field">
          <English>{decision.prompt}</English>
          <input value={draft.name} onChange={({ target }) => setDraft({ ...draft, name: target.value })} />
        </label>
      );
    case 'divide':
      return (
        <ul className="fields">
          {optionsOf(decision).map((option, index) => (
            <li key={index}>
              <label className="field">
                <English>{option.label}</English>
                <input
                  type="number"
                  min={decision.least ?? 0}
                  max={decision.amount}
                  value={draft.picked[index] ?? 0}
                  onChange={({ target }) =>
                    setDraft({
                      ...draft,
                      picked: draft.picked.map((one, at) => (at === index ? target.valueAsNumber || 0 : one)),
                    })
                  }
                />
              </label>
            </li>
          ))}
        </ul>
      );
    case 'attackers':
      return <Attackers decision={decision} draft={draft} setDraft={setDraft} />;
    case 'blockers':
      return <Blockers decision={decision} draft={draft} setDraft={setDraft} />;
  }
}

function Several({ decision, draft, setDraft }: Part): ReactNode {
  const { acting } = useWords('lab');
  return (
    <ul className="acts">
      {optionsOf(decision).map((option, index) => {
        const times = draft.picked.filter((one) => one === index).length;
        return (
          <li key={index}>
            <Button
              className={`button act${times > 0 ? ' chosen' : ''}`}
              aria-pressed={times > 0}
              onPress={() => setDraft(markRow(decision, draft, index))}
            >
              <OptionLabel decision={decision} option={option} />
              {times > 1 && ` ×${times}`}
            </Button>
          </li>
        );
      })}
      {decision.repeat === true && draft.picked.length > 0 && (
        <li>
          <Button className="button" onPress={() => setDraft(startDraft(decision))}>
            {acting.again}
          </Button>
        </li>
      )}
    </ul>
  );
}

function Ordered({ decision, draft, setDraft }: Part): ReactNode {
  const { earlier, later } = useWords('game');
  const options = optionsOf(decision);
  return (
    <ol className="fields">
      {draft.picked.map((index, place) => (
        <li key={index} className="field">
          <English>
            <WithSymbols text={options[index]?.label ?? ''} />
          </English>
          <span>
            {([-1, 1] as const).map((by) => (
              <Button
                key={by}
                className="button small"
                aria-label={(by < 0 ? earlier : later)(options[index]?.label ?? '')}
                isDisabled={by < 0 ? place === 0 : place === options.length - 1}
                onPress={() => setDraft({ ...draft, picked: move(draft.picked, place, by) })}
              >
                {by < 0 ? '↑' : '↓'}
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Attackers({ decision, draft, setDraft }: Part): ReactNode {
  const { acting } = useWords('lab');
  const candidates = decision.attackers ?? [];
  const declare = (attacker: number, target: number | null): void => {
    const attacks = new Map(draft.attacks);
    if (target === null) attacks.delete(attacker);
    else attacks.set(attacker, target);
    setDraft({ ...draft, attacks });
  };
  return (
    <ul className="fields">
      {candidates.map(({ attacker, label, targets }) => (
        <li key={attacker}>
          <label className="field">
            {label}
            <select
              value={draft.attacks.get(attacker) ?? ''}
              onChange={({ target }) => declare(attacker, target.value === '' ? null : Number(target.value))}
            >
              <option value="">{acting.stays}</option>
              {targets.map((target, at) => (
                <option key={at} value={at}>
                  {acting.attacks(target.label)}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
      {candidates.length > 1 && (
        <li>
          <Button className="button" onPress={() => setDraft(attackWithAll(decision, draft))}>
            {acting.attackAll}
          </Button>
        </li>
      )}
    </ul>
  );
}

function Blockers({ decision, draft, setDraft }: Part): ReactNode {
  const { acting } = useWords('lab');
  return (
    <ul className="fields">
      {(decision.blockers ?? []).map(({ blocker, label, attackers }) => (
        <li key={blocker}>
          <fieldset className="field">
            <legend>{acting.blocks(label)}</legend>
            {attackers.map((attacker, at) => (
              <label key={attacker.id}>
                <input
                  type="checkbox"
                  checked={draft.blocks.get(blocker)?.includes(at) ?? false}
                  onChange={() => setDraft(toggleBlock(decision, draft, blocker, at))}
                />
                {attacker.label}
              </label>
            ))}
          </fieldset>
        </li>
      ))}
    </ul>
  );
}

/** A line of notation, played where the document stands. */
function TypedLine(): ReactNode {
  const { acting } = useWords('lab');
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<Wrong | null>(null);
  return (
    <form
      className="typed-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (line.trim() === '') return;
        soon(
          playLine(line).then((wrong) => {
            setFault(wrong);
            // what is typed by now may be the next line
            if (wrong === null) setLine((now) => (now === line ? '' : now));
          }),
        );
      }}
    >
      <label className="field">
        {acting.line}
        <input
          value={line}
          lang="en"
          placeholder="All pass until it resolves"
          spellCheck={false}
          onChange={({ target }) => setLine(target.value)}
        />
      </label>
      <Button className="button" type="submit">
        {acting.play}
      </Button>
      <Bad why={fault} />
    </form>
  );
}
