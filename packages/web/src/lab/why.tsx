/** Why an object is what it is: layer by layer, in one edition or two beside each other; and what can be done with it. */
import type { EditionName } from '@rulewright/engine';
import { type Explained, inLine } from '@rulewright/scenario';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { ActionsOf } from './acting.tsx';
import { ask } from '../asking/asking.ts';
import { textOf } from './document.ts';
import { askAbout, useLab } from './lab-state.ts';
import { RuleLink } from '../rule-link/rule-link.tsx';
import { WhyNot } from './why-not.tsx';
import { reordered, shortly } from './why-words.ts';
import './beside.css';
import { English, Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { wrongOf } from '../words/trouble.ts';

/** What the worker says of an object; null: not there, or nothing can be said. */
type Answer = Explained | null | 'asking' | Error;

export function Why(): ReactNode {
  const { why } = useWords('lab');
  const { close, editions } = useWords();
  const chosen = useLab((state) => state.chosen);
  const main = useLab((state) => state.main);
  const other = useLab((state) => state.other);
  const label = main?.looked?.labels[chosen];
  const there = Object.entries(other?.looked?.labels ?? {}).find(([, one]) => one === label)?.[0];
  const here = useWhy(main?.edition ?? null, chosen);
  const beside = useWhy(other && there !== undefined ? other.edition : null, Number(there ?? 0));
  const columns = [here, ...(other ? [beside] : [])];
  const known = columns.filter(isExplained);
  const [one, two] = known;
  const marked = one && two ? reordered(one.applications, two.applications) : new Set<string>();
  const [short = null, shortThere = null] = known.map(({ result }) => shortly(result));
  const isOther = known.length === 2 && short !== shortThere && other !== null;
  const panel = useRef<HTMLElement>(null);
  // on a narrow page it stands below the position, out of sight
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen, here]);
  return (
    <section className="lab-why" aria-label={why.label} ref={panel}>
      <header>
        <h2 aria-live="polite">
          {why.is} <span className="asked-about">{label ?? why.it}</span>
          {why.question(short, isOther ? { short: shortThere, edition: editions[other.edition] } : null)}
        </h2>
        <Button className="button quiet" onPress={() => askAbout(0)}>
          {close}
        </Button>
      </header>
      <ActionsOf object={chosen} />
      {main && <WhyNot object={chosen} edition={main.edition} />}
      <div className={other ? 'why-columns' : ''}>
        {main && <Column edition={main.edition} found={here} marked={marked} />}
        {other &&
          (there === undefined ? (
            <p>{why.notThere(editions[other.edition])}</p>
          ) : (
            <Column edition={other.edition} found={beside} marked={marked} />
          ))}
      </div>
      <Times explained={known} />
    </section>
  );
}

const isExplained = (answer: Answer): answer is Explained =>
  answer !== null && answer !== 'asking' && !(answer instanceof Error);

function useWhy(edition: EditionName | null, object: number): Answer {
  const doc = useLab((state) => state.doc);
  const [found, setFound] = useState<Answer>('asking');
  useEffect(() => {
    if (edition === null) return undefined;
    let here = true;
    ask('why', textOf(doc), edition, doc.at, object).then(
      (answer) => here && setFound(answer),
      (error: Error) => here && setFound(error),
    );
    return () => {
      here = false;
    };
  }, [doc, edition, object]);
  return edition === null ? null : found;
}

function Column({
  edition,
  found,
  marked,
}: {
  edition: EditionName;
  found: Answer;
  marked: ReadonlySet<string>;
}): ReactNode {
  const { why, looking } = useWords('lab');
  const { editions } = useWords();
  return (
    <div className="why-column">
      <h3>{editions[edition]}</h3>
      {found === 'asking' ? (
        <p>{looking}</p>
      ) : found instanceof Error ? (
        <p className="bad">
          <Problem of={wrongOf(found)} />
        </p>
      ) : found === null ? (
        <p>{why.noCharacteristics}</p>
      ) : (
        <Layers found={found} edition={edition} marked={marked} />
      )}
    </div>
  );
}

function Layers({
  found: { start, applications, result, controller },
  edition,
  marked,
}: {
  found: Explained;
  edition: EditionName;
  marked: ReadonlySet<string>;
}): ReactNode {
  const { why } = useWords('lab');
  const end = shortly(result);
  return (
    <>
      <p className="why-start">
        {why.starts} <English>{summed(start)}</English>
        {controller !== null && why.controlled(controller)}.{applications.length === 0 && ` ${why.nothing}`}
      </p>
      <ol className="applications">
        {applications.map((one, at) => (
          <li key={at}>
            {applications[at - 1]?.layer !== one.layer && (
              <p className="application-head">
                <span>{why.layer(why.layers[one.layer])}</span>
                <RuleLink edition={edition} rule={{ edition, number: one.rule }} />
              </p>
            )}
            <div className={`application${marked.has(`${one.source} ${one.timestamp}`) ? ' differs' : ''}`}>
              <p>
                <strong lang="en">{one.source}</strong>{' '}
                <small>
                  <English>
                    t {one.timestamp}, {one.from}
                  </English>
                  {one.dependedOn.length > 0 && why.dependsOn(one.dependedOn)}
                  {marked.has(`${one.source} ${one.timestamp}`) && why.otherOrder}
                </small>
              </p>
              {one.ability !== null && (
                <p className="ability" lang="en">
                  {one.ability}
                </p>
              )}
              <ul lang="en">
                {one.changes.map(({ field, before, after }) => (
                  <li key={field}>
                    {field}: <s>{inLine(before)}</s> → <strong>{inLine(after)}</strong>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      <p className="why-end">{end === null ? why.so : <English>{end}</English>}</p>
      <dl className="why-result" lang="en">
        {Object.entries(result)
          .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0) && value !== '')
          .map(([field, value]) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>{inLine(value)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** When the effects came, on a ruler. */
function Times({ explained }: { explained: readonly Explained[] }): ReactNode {
  const { why } = useWords('lab');
  const times = new Map(
    explained.flatMap(({ applications }) => applications.map(({ source, timestamp }) => [timestamp, source] as const)),
  );
  if (times.size < 2) return null;
  return (
    <ol className="time-ruler" aria-label={why.times}>
      {[...times]
        .sort(([a], [b]) => a - b)
        .map(([timestamp, source]) => (
          <li key={timestamp}>
            {source} <small>t {timestamp}</small>
          </li>
        ))}
    </ol>
  );
}

/** `Creature — Bear, 2/2`. */
function summed(is: Explained['start']): string {
  const words = (field: string): string => {
    const value = is[field];
    return value === undefined || value === null ? '' : Array.isArray(value) ? value.join(' ') : String(value);
  };
  const types = [words('supertypes'), words('types')].filter(Boolean).join(' ');
  const line = [types, words('subtypes')].filter(Boolean).join(' — ');
  const pt = is['power'] === undefined ? '' : `${words('power')}/${words('toughness')}`;
  return [words('name'), line, pt].filter(Boolean).join(', ');
}
