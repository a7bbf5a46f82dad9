/** Why an object is what it is: layer by layer, in one edition or two beside each other; and what can be done with it. */
import type { EditionName } from '@rulewright/engine';
import { type Explained, inLine } from '@rulewright/scenario';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { ActionsOf } from './acting.tsx';
import { ask } from './asking.ts';
import { textOf } from './document.ts';
import { type InEdition, useLab } from './lab-state.ts';
import { RuleLink } from './rule-link.tsx';

export function Why(): ReactNode {
  const chosen = useLab((state) => state.chosen);
  const main = useLab((state) => state.main);
  const other = useLab((state) => state.other);
  const label = main?.looked?.labels[chosen];
  const there = Object.entries(other?.looked?.labels ?? {}).find(([, one]) => one === label)?.[0];
  return (
    <section className="lab-why" aria-label="Why is it so">
      <header>
        <h2>Why is {label ?? 'it'} so?</h2>
        <Button className="button quiet" onPress={() => useLab.setState({ chosen: 0 })}>
          Close
        </Button>
      </header>
      <ActionsOf object={chosen} />
      <div className={other ? 'why-columns' : ''}>
        {main && <Column at={main} object={chosen} />}
        {other && there !== undefined && <Column at={other} object={Number(there)} />}
        {other && there === undefined && <p>It is not there under the rules of {EDITION_WORDS[other.edition].name}.</p>}
      </div>
    </section>
  );
}

function Column({ at: { edition }, object }: { at: InEdition; object: number }): ReactNode {
  const doc = useLab((state) => state.doc);
  const [found, setFound] = useState<Explained | null | 'asking' | Error>('asking');
  useEffect(() => {
    let here = true;
    ask('why', textOf(doc), edition, doc.at, object).then(
      (answer) => here && setFound(answer),
      (error: Error) => here && setFound(error),
    );
    return () => {
      here = false;
    };
  }, [doc, edition, object]);
  if (found === 'asking') return <p>Looking…</p>;
  if (found instanceof Error) return <p className="bad">{found.message}</p>;
  if (found === null) return <p>It has no characteristics of its own.</p>;
  return <Layers found={found} edition={edition} />;
}

const LAYERS: Readonly<Record<string, string>> = {
  copy: 'copies',
  control: 'control',
  text: 'text',
  type: 'types',
  types: 'types',
  color: 'colours',
  abilities: 'abilities',
  pt: 'power and toughness',
};

function Layers({ found, edition }: { found: Explained; edition: EditionName }): ReactNode {
  const { start, applications, result, controller } = found;
  return (
    <div className="why-column">
      <h3>{EDITION_WORDS[edition].name}</h3>
      <p className="why-start">
        It starts as {summed(start)}
        {controller === null ? '' : `, controlled by ${controller}`}.
      </p>
      {applications.length === 0 && <p>Nothing changes it.</p>}
      <ol className="applications">
        {applications.map((one, at) => (
          <li key={at}>
            <p className="application-head">
              <span>{applications[at - 1]?.layer === one.layer ? '' : `Layer: ${LAYERS[one.layer] ?? one.layer}`}</span>
              <RuleLink edition={edition} rule={{ edition, number: one.rule }} />
            </p>
            <div className="application">
              <p>
                <strong>{one.source}</strong> <small>t {one.timestamp}</small>
                <small> {one.from}</small>
              </p>
              {one.ability !== null && <p className="ability">{one.ability}</p>}
              <ul>
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
      <dl className="why-result">
        {Object.entries(result)
          .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0) && value !== '')
          .map(([field, value]) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>{inLine(value)}</dd>
            </div>
          ))}
      </dl>
    </div>
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
