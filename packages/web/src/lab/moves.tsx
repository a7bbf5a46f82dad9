/** The tree of moves with the story: each line, and under it what was asked and what happened, by what. */
import type { EditionName } from '@rulewright/engine';
import type { ToldEvent } from '@rulewright/scenario';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LabStep } from './bench.ts';
import { Cause } from '../rule-link/cause.tsx';
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
import { RuleNumber } from '../rule-link/rule-link.tsx';
import { type EventPlace, Without } from './without.tsx';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function Moves(): ReactNode {
  const { moves, panes } = useWords('lab');
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
    <section className="lab-moves" aria-label={panes.story}>
      <div className="moves-list" ref={list}>
        <Step
          label={moves.start}
          current={doc.at === 0}
          onPress={() => soon(changed(steppedTo(doc, 0)))}
          details={
            told && !told.ok ? (
              <p className="bad" lang="en">
                {told.message}
              </p>
            ) : null
          }
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
            {moves.mustDecide(told.open.player)} <English>{told.open.question}</English>
          </p>
        )}
      </div>
      <div className="moves-keys">
        <button
          type="button"
          className="button"
          aria-label={moves.back}
          disabled={doc.at === 0}
          onClick={() => soon(changed(steppedTo(doc, doc.at - 1)))}
        >
          ←
        </button>
        <button
          type="button"
          className="button"
          aria-label={moves.forward}
          disabled={doc.at >= branch.length}
          onClick={() => soon(changed(steppedTo(doc, doc.at + 1)))}
        >
          →
        </button>
        <button type="button" className="button" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? moves.less : moves.all}
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
  const { moves } = useWords('lab');
  const told = step && isTold ? <Told step={step} edition={edition} /> : null;
  const faults = step?.faults ?? [];
  return (
    <Step
      label={<English>{line.text.trim()}</English>}
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
              {step?.kind === 'expectation' && `${moves.notSo} `}
              <English>{fault}</English>
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
  label: ReactNode;
  current: boolean;
  onPress: () => void;
  details: ReactNode;
  remark?: boolean;
  open?: boolean;
  unplayed?: boolean;
  /** of an expectation, whether it holds */
  good?: boolean | null;
}): ReactNode {
  const { moves } = useWords('lab');
  return (
    <div className={`step${remark ? ' remark' : ''}${open ? '' : ' elsewhere'}${unplayed ? ' unplayed' : ''}`}>
      <button type="button" className="step-line" aria-current={current ? 'step' : undefined} onClick={onPress}>
        {good !== null && <span className={good ? 'holds' : 'fails'}>{good ? moves.holds : moves.fails}</span>}
        {label}
      </button>
      {details}
    </div>
  );
}

function Told({ step, edition }: { step: NonNullable<LabStep>; edition: EditionName }): ReactNode {
  const { moves } = useWords('lab');
  if (step.answered.length + step.happened.length + step.became.length === 0) return null;
  return (
    <ul className="told">
      {step.answered.map(({ player, question, source, answer }, at) => (
        <li key={`a${at}`} className="told-answer">
          {moves.isAsked(player, source === null || question.includes(source) ? null : source)}{' '}
          <English>{question}</English> → <strong lang="en">{answer}</strong>
        </li>
      ))}
      {step.happened.map((event, at) => (
        <Happened key={at} event={event} edition={edition} place={{ step: step.at, event: at }} />
      ))}
      {step.became.map((text) => (
        <li key={text} className="told-became" lang="en">
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
  if (cause === null) return <li lang="en">{text}</li>;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <English>{text}</English> {cause.rule !== null && <RuleNumber edition={edition} rule={cause.rule} />}
        </summary>
        {open && <Cause cause={cause} edition={edition} />}
        {open && cause.ability !== null && <Without edition={edition} place={place} />}
      </details>
    </li>
  );
}

/** Which other branch is told beside the open one; nothing where there is no other. */
function Against({ doc }: { doc: Doc }): ReactNode {
  const { moves } = useWords('lab');
  const against = useLab((state) => state.against);
  const others = otherBranches(doc);
  if (others.length === 0) return null;
  return (
    <select
      className="edition-picker"
      aria-label={moves.besideBranch}
      value={others.some(({ tip }) => tip === against) ? against : 0}
      onChange={({ target }) => useLab.setState({ against: Number(target.value) })}
    >
      <option value={0}>{moves.besideNone}</option>
      {others.map(({ tip, called }) => (
        <option key={tip} value={tip}>
          {moves.beside(called)}
        </option>
      ))}
    </select>
  );
}

function BranchTools({ doc, line }: { doc: Doc; line: TreeLine }): ReactNode {
  const { moves } = useWords('lab');
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
        <input name="name" aria-label={moves.branchName} defaultValue={line.name} maxLength={80} />
        <button className="button" type="submit">
          {moves.nameIt}
        </button>
      </form>
    );
  return (
    <>
      <button type="button" className="button" onClick={() => setNaming(true)}>
        {moves.name}
      </button>
      <button type="button" className="button" onClick={() => soon(changed(without(doc, line.id)))}>
        {moves.remove}
      </button>
    </>
  );
}
