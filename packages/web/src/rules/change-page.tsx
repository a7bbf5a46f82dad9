/** One topic of the time line: what held when, the rules, and one position played in two editions beside each other. */
import type { EditionName } from '@rulewright/engine';
import { type Change, type Step, ruleTitle, timeline } from '@rulewright/rulebook';
import type { WireView } from '@rulewright/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ask } from '../asking/asking.ts';
import { CardTexts } from '../lab/card-texts.tsx';
import { Drawn } from '../lab/drawn.tsx';
import { Stories, type ToldIn } from '../lab/stories.tsx';
import { EditionRuler } from './edition-ruler.tsx';
import { changePath } from '../rule-link/path.ts';
import { runPath, scenarioText } from '../connection/scenario-texts.ts';
import { Spans } from './timeline.tsx';
import { English, Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';

const FIRST_AND_LAST: Step = ['2006-10', '2026-02'];

export function ChangePage({ change }: { change: Change }): ReactNode {
  const { topic, numbers, shownBy, outOfScope } = change;
  const words = useWords('rules').timeline;
  const all = timeline();
  const at = all.findIndex(({ slug }) => slug === change.slug);
  const beside = [all[at - 1], all[at + 1]];
  return (
    <main className="change-page">
      <p className="rule-edition">
        <Link href={changePath()}>{words.title}</Link>
        {words.place(at + 1, all.length)}
      </p>
      <h1 lang="en">{topic}</h1>
      <Spans change={change} />
      {outOfScope === null ? (
        <section>
          <h2>{words.itsRules}</h2>
          <EditionRuler
            numbers={numbers}
            here={null}
            note={(edition, number) =>
              number === null ? words.notInRules : <English>{ruleTitle(edition, number)}</English>
            }
          />
        </section>
      ) : (
        <p className="change-nothing">
          {words.noPosition} <English>{outOfScope}</English>.
        </p>
      )}
      {shownBy !== null && <Shown change={change} name={shownBy} />}
      <nav className="change-beside" aria-label={words.beside}>
        {beside.map((other, side) =>
          other === undefined ? (
            <span key={side} />
          ) : (
            <Link key={side} href={changePath(other.slug)} lang="en">
              {side === 0 ? '← ' : ''}
              {other.topic}
              {side === 1 ? ' →' : ''}
            </Link>
          ),
        )}
      </nav>
    </main>
  );
}

type Played =
  | { readonly state: 'playing' }
  | { readonly state: 'refused'; readonly message: Wrong }
  | { readonly state: 'played'; readonly start: WireView | null; readonly columns: readonly [ToldIn, ToldIn] };

/** The steps between editions that can be shown, the first of them where both have the rule. */
function stepsOf({ steps, numbers }: Change): readonly Step[] {
  const both = steps.filter(([earlier, later]) => numbers[earlier] !== null && numbers[later] !== null);
  const ordered = [...both, ...steps.filter((step) => !both.includes(step))];
  return ordered.length === 1 && ordered[0]?.[0] === FIRST_AND_LAST[0] ? ordered : [...ordered, FIRST_AND_LAST];
}

function Shown({ change, name }: { change: Change; name: string }): ReactNode {
  const words = useWords('rules').timeline;
  const { openInLab } = useWords('game');
  const steps = stepsOf(change);
  const [pressed, setPressed] = useState<number | null>(null);
  const telling = useTelling(name, change);
  const chosen = pressed ?? telling;
  const [earlier, later] = steps[chosen ?? 0] ?? FIRST_AND_LAST;
  return (
    <section className="change-shown" aria-label={words.inTwo}>
      <h2>{words.inBoth}</h2>
      <p className="change-name" lang="en">
        {name}
      </p>
      {steps.length > 1 && (
        <fieldset className="change-steps">
          <legend className="unseen">{words.editions}</legend>
          {steps.map(([from, to], at) => (
            <button key={from + to} type="button" aria-pressed={at === chosen} onClick={() => setPressed(at)}>
              {words.pair(from.slice(0, 4), to.slice(0, 4))}
            </button>
          ))}
        </fieldset>
      )}
      {chosen === null ? <Waiting /> : <InBoth key={chosen} name={name} earlier={earlier} later={later} />}
      <p>
        <Link className="button run-it" href={runPath(name, later, earlier)}>
          {openInLab}
        </Link>
      </p>
    </section>
  );
}

function Waiting(): ReactNode {
  const { playing } = useWords('rules').timeline;
  return <p className="rule-none">{playing}</p>;
}

/** The first of the steps between whose editions the position ends differently, else the first; null until that is known. */
function useTelling(name: string, change: Change): number | null {
  const [found, setFound] = useState<number | null>(null);
  useEffect(() => {
    let here = true;
    const tells = async (): Promise<number> => {
      for (const [at, [earlier, later]] of stepsOf(change).entries()) {
        const played = await playedIn(name, earlier, later);
        if (played.state !== 'played' || !here) return 0;
        if (endsDiffer(played.columns)) return at;
      }
      return 0;
    };
    tells().then(
      (at) => here && setFound(at),
      () => here && setFound(0),
    );
    return () => {
      here = false;
    };
  }, [name, change]);
  return found;
}

const endsDiffer = (columns: readonly ToldIn[]): boolean =>
  new Set(columns.map(({ told }) => JSON.stringify(told.ok ? told.end : told.message))).size > 1;

function InBoth({ name, earlier, later }: { name: string; earlier: EditionName; later: EditionName }): ReactNode {
  const [played, setPlayed] = useState<Played>({ state: 'playing' });
  useEffect(() => {
    let here = true;
    const show = (found: Played): void => {
      if (here) setPlayed(found);
    };
    playedIn(name, earlier, later).then(show, (error: unknown) => show({ state: 'refused', message: wrongOf(error) }));
    return () => {
      here = false;
    };
  }, [name, earlier, later]);
  return (
    <div aria-live="polite" aria-busy={played.state === 'playing'}>
      {played.state === 'playing' && <Waiting />}
      {played.state === 'refused' && (
        <p className="bad">
          <Problem of={played.message} />
        </p>
      )}
      {played.state === 'played' && (
        <>
          {played.start !== null && (
            <>
              <div className="change-start">
                <Drawn view={played.start} />
              </div>
              <CardTexts view={played.start} />
            </>
          )}
          <div className="change-stories">
            <Stories columns={played.columns} />
          </div>
        </>
      )}
    </div>
  );
}

async function playedIn(name: string, earlier: EditionName, later: EditionName): Promise<Played> {
  const found = await scenarioText(name);
  if (!found.ok) return { state: 'refused', message: found.message };
  const [before, after, start] = await Promise.all([
    ask('tell', found.text, earlier),
    ask('tell', found.text, later),
    ask('look', found.text, later, 0),
  ]);
  return {
    state: 'played',
    start: start?.view ?? null,
    columns: [
      { edition: earlier, told: before },
      { edition: later, told: after },
    ],
  };
}
