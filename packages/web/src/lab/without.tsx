/** What would have happened without the ability that made something happen: asked for, and told beside what happens. */
import type { EditionName } from '@rulewright/engine';
import type { StoryLine, WithoutFound } from '@rulewright/scenario';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { ask } from '../asking/asking.ts';
import { textOf } from './document.ts';
import { useLab } from './lab-state.ts';
import { RuleNumber } from '../rule-link/rule-link.tsx';
import './without.css';
import { English, Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';

/** An event by its line's place in the script and its own among the events of that line, from 0. */
export interface EventPlace {
  readonly step: number;
  readonly event: number;
}

type Found = Exclude<WithoutFound, { ok: false }> | { readonly ok: false; readonly message: Wrong };

interface Asked {
  /** the text that it was asked about: another makes the answer void */
  readonly text: string;
  readonly found: Found | 'asking';
}

export function Without({ edition, place }: { edition: EditionName; place: EventPlace }): ReactNode {
  const words = useWords('lab').without;
  const text = useLab(({ doc }) => textOf(doc));
  const [asked, setAsked] = useState<Asked | null>(null);
  if (asked?.text !== text)
    return (
      <Button
        className="button small"
        onPress={() => {
          setAsked({ text, found: 'asking' });
          ask('without', text, edition, place.step, place.event).then(
            (found) => setAsked({ text, found }),
            (error: unknown) => setAsked({ text, found: { ok: false, message: wrongOf(error) } }),
          );
        }}
      >
        {words.ask}
      </Button>
    );
  return (
    <div className="without" aria-live="polite">
      {asked.found === 'asking' ? <p>{words.playing}</p> : <Answer found={asked.found} edition={edition} />}
    </div>
  );
}

function Answer({ found, edition }: { found: Found; edition: EditionName }): ReactNode {
  const words = useWords('lab').without;
  const { colon } = useWords();
  if (!found.ok)
    return (
      <p>
        <Problem of={found.message} />
      </p>
    );
  const { abilities, cards, differences } = found.without;
  return (
    <>
      <p>
        {words.had(cards)} <q lang="en">{abilities.join(' ')}</q>
        {differences.length === 0 ? words.same : colon}
      </p>
      {differences.map(({ line, happens, instead }, at) => (
        <div key={at}>
          <p className="without-line">{line === '' ? words.end : <English>{line}</English>}</p>
          <ul>
            {happens.map((one, nth) => (
              <Line key={`-${nth}`} line={one} edition={edition} gone />
            ))}
            {instead.map((one, nth) => (
              <Line key={`+${nth}`} line={one} edition={edition} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Line({ line, edition, gone = false }: { line: StoryLine; edition: EditionName; gone?: boolean }): ReactNode {
  const words = useWords('lab').without;
  return (
    <li className={gone ? 'gone' : 'instead'}>
      <span className="unseen">{gone ? words.not : words.instead}</span>
      <English>{gone ? <s>{line.text}</s> : line.text}</English>{' '}
      {line.cause?.rule && <RuleNumber edition={edition} rule={line.cause.rule} />}
    </li>
  );
}
