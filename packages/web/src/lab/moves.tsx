/** The tree of moves with the story: each line, and under it what was asked and what happened, by what. */
import type { EditionName } from '@rulewright/engine';
import type { ToldEvent } from '@rulewright/scenario';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LabStep } from './bench.ts';
import { Cause } from './cause.tsx';
import {
  type Doc,
  type TreeLine,
  branchOf,
  childrenOf,
  otherBranches,
  standingAt,
  steppedTo,
  withName,
  without,
} from './document.ts';
import { changed, useLab, soon } from './lab-state.ts';
import { RuleNumber } from './rule-link.tsx';
import { type EventPlace, Without } from './without.tsx';

export function Moves(): ReactNode {
  const doc = useLab((state) => state.doc);
  const told = useLab((state) => state.main?.told);
  const edition = useLab((state) => state.edition);
  const [all, setAll] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  const branch = branchOf(doc);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [doc.at, doc.tip]);
  const steps = new Map<number, LabStep>();
  if (told?.ok) for (const [at, line] of branch.entries()) steps.set(line.id, told.steps[at] ?? null);
  const places = new Map(branch.map(({ id }, place) => [id, place]));
  const last = branch.at(-1);
  return (
    <section className="lab-moves" aria-label="Story">
      <div className="moves-list" ref={list}>
        <Step
          label="The position"
          current={doc.at === 0}
          onPress={() => soon(changed(steppedTo(doc, 0)))}
          details={told && !told.ok ? <p className="bad">{told.message}</p> : null}
        />
        <Branch
          doc={doc}
          parent={0}
          steps={steps}
          places={places}
          played={told?.ok ? told.steps.length : 0}
          edition={edition}
          all={all}
        />
        {told?.ok && told.open && doc.at === branch.length && (
          <p className="story-open">
            {told.open.player} must now decide: {told.open.question}
          </p>
        )}
      </div>
      <div className="moves-keys">
        <button
          type="button"
          className="button"
          aria-label="One line back"
          disabled={doc.at === 0}
          onClick={() => soon(changed(steppedTo(doc, doc.at - 1)))}
        >
          ←
        </button>
        <button
          type="button"
          className="button"
          aria-label="One line forward"
          disabled={doc.at >= branch.length}
          onClick={() => soon(changed(steppedTo(doc, doc.at + 1)))}
        >
          →
        </button>
        <button type="button" className="button" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? 'Tell less' : 'Tell all'}
        </button>
        <Against doc={doc} />
        {last && doc.at > 0 && <BranchTools doc={doc} line={branch[doc.at - 1] ?? last} />}
      </div>
    </section>
  );
}

interface Drawn {
  readonly doc: Doc;
  readonly steps: ReadonlyMap<number, LabStep>;
  /** the place of each line of the open branch, from 0 */
  readonly places: ReadonlyMap<number, number>;
  /** how many lines of the open branch could be played */
  readonly played: number;
  readonly edition: EditionName;
  readonly all: boolean;
}

/** The lines that go on from one: the main line below each other, the other branches indented before it goes on. */
function Branch({ parent, ...drawn }: Drawn & { parent: number }): ReactNode {
  const lines: ReactNode[] = [];
  let from = parent;
  for (;;) {
    const [first, ...others] = childrenOf(drawn.doc, from);
    if (!first) break;
    lines.push(<Line key={first.id} {...lineOf(first, drawn)} />);
    for (const other of others)
      lines.push(
        <div className="variation" key={`v${other.id}`}>
          {other.name !== '' && <p className="variation-name">{other.name}</p>}
          <Line {...lineOf(other, drawn)} />
          <Branch parent={other.id} {...drawn} />
        </div>,
      );
    from = first.id;
  }
  return lines;
}

interface DrawnLine {
  readonly line: TreeLine;
  readonly step: LabStep;
  /** on the open branch; there, whether it could be played */
  readonly open: boolean;
  readonly unplayed: boolean;
  readonly current: boolean;
  readonly isTold: boolean;
  readonly edition: EditionName;
}

function lineOf(line: TreeLine, { doc, steps, places, played, edition, all }: Drawn): DrawnLine {
  const place = places.get(line.id) ?? -1;
  const current = place >= 0 && place === doc.at - 1;
  return {
    line,
    step: steps.get(line.id) ?? null,
    open: place >= 0,
    unplayed: place >= 0 && place >= played,
    current,
    isTold: (all || current) && place < doc.at,
    edition,
  };
}

/** Drawn again only where something of it is different: a tree may have hundreds of lines, of which a step changes two. */
const Line = memo(function Line({ line, step, open, unplayed, current, isTold, edition }: DrawnLine): ReactNode {
  const told = step && isTold ? <Told step={step} edition={edition} /> : null;
  const faults = step?.faults ?? [];
  return (
    <Step
      label={line.text.trim()}
      remark={step?.kind === 'remark' || line.text.trim().startsWith('#')}
      open={open}
      unplayed={unplayed}
      good={step?.kind === 'expectation' ? faults.length === 0 : null}
      current={current}
      onPress={() => soon(changed(standingAt(useLab.getState().doc, line.id)))}
      details={
        <>
          {told}
          {faults.map((fault) => (
            <p className="bad" key={fault}>
              {step?.kind === 'expectation' ? `Not so: ${fault}` : fault}
            </p>
          ))}
        </>
      }
    />
  );
});

function Step({
  label,
  current,
  onPress,
  details,
  remark = false,
  open = true,
  unplayed = false,
  good = null,
}: {
  label: string;
  current: boolean;
  onPress: () => void;
  details: ReactNode;
  remark?: boolean;
  open?: boolean;
  unplayed?: boolean;
  /** of an expectation, whether it holds */
  good?: boolean | null;
}): ReactNode {
  return (
    <div className={`step${remark ? ' remark' : ''}${open ? '' : ' elsewhere'}${unplayed ? ' unplayed' : ''}`}>
      <button type="button" className="step-line" aria-current={current ? 'step' : undefined} onClick={onPress}>
        {good !== null && <span className={good ? 'holds' : 'fails'}>{good ? 'holds' : 'fails'}</span>}
        {label}
      </button>
      {details}
    </div>
  );
}

function Told({ step, edition }: { step: NonNullable<LabStep>; edition: EditionName }): ReactNode {
  if (step.answered.length + step.happened.length + step.became.length === 0) return null;
  return (
    <ul className="told">
      {step.answered.map(({ player, question, source, answer }, at) => (
        <li key={`a${at}`} className="told-answer">
          {player} is asked{source === null || question.includes(source) ? '' : ` by ${source}`}: {question} →{' '}
          <strong>{answer}</strong>
        </li>
      ))}
      {step.happened.map((event, at) => (
        <Happened key={at} event={event} edition={edition} place={{ step: step.at, event: at }} />
      ))}
      {step.became.map((text) => (
        <li key={text} className="told-became">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What happened; its cause opens below it, and is drawn only there: a long story has hundreds. */
function Happened({ event, edition, place }: { event: ToldEvent; edition: EditionName; place: EventPlace }): ReactNode {
  const [open, setOpen] = useState(false);
  const { cause, text } = event;
  if (cause === null) return <li>{text}</li>;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {text} {cause.rule !== null && <RuleNumber edition={edition} rule={cause.rule} />}
        </summary>
        {open && <Cause cause={cause} edition={edition} />}
        {open && cause.ability !== null && <Without edition={edition} place={place} />}
      </details>
    </li>
  );
}

/** Which other branch is told beside the open one; nothing where there is no other. */
function Against({ doc }: { doc: Doc }): ReactNode {
  const against = useLab((state) => state.against);
  const others = otherBranches(doc);
  if (others.length === 0) return null;
  return (
    <select
      className="edition-picker"
      aria-label="Beside it the branch"
      value={others.some(({ tip }) => tip === against) ? against : 0}
      onChange={({ target }) => useLab.setState({ against: Number(target.value) })}
    >
      <option value={0}>beside it: no branch</option>
      {others.map(({ tip, called }) => (
        <option key={tip} value={tip}>
          beside “{called}”
        </option>
      ))}
    </select>
  );
}

function BranchTools({ doc, line }: { doc: Doc; line: TreeLine }): ReactNode {
  const [naming, setNaming] = useState(false);
  if (naming)
    return (
      <form
        className="naming"
        onSubmit={(event) => {
          event.preventDefault();
          const name = new FormData(event.currentTarget).get('name');
          soon(changed(withName(doc, line.id, typeof name === 'string' ? name : '')));
          setNaming(false);
        }}
      >
        <input name="name" aria-label="Name of the branch" defaultValue={line.name} maxLength={80} />
        <button className="button" type="submit">
          Name it
        </button>
      </form>
    );
  return (
    <>
      <button type="button" className="button" onClick={() => setNaming(true)}>
        Name this branch
      </button>
      <button type="button" className="button" onClick={() => soon(changed(without(doc, line.id)))}>
        Remove from here
      </button>
    </>
  );
}
