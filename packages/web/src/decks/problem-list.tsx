/** What is wrong with a list, wherever one is written: each with its place, its line as written, and a button where one mends it. */
import { Fragment, type ReactNode } from 'react';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export interface ShownProblem {
  readonly line: number;
  readonly place?: string | undefined;
  readonly text: string;
  readonly reason: string;
  readonly similar?: readonly string[] | undefined;
}

export function ProblemList<P extends ShownProblem>({
  label,
  problems,
  more = null,
  title,
  classNameOf,
  onMend,
}: {
  label: string;
  problems: readonly P[];
  /** said of those that are not told */
  more?: string | null;
  /** of each, instead of its line alone */
  title?: (problem: P) => string;
  classNameOf?: (problem: P) => string;
  /** absent: nothing here can be written otherwise */
  onMend?: ((problem: P, words: string) => void) | undefined;
}): ReactNode {
  const { listProblem: words, colon } = useWords();
  if (problems.length === 0) return null;
  return (
    <ul className="problems" aria-label={label}>
      {problems.map((problem) => {
        const { line, place, text, reason, similar = [] } = problem;
        const head = title ? title(problem) : line > 0 ? words.line(line, place) : '';
        return (
          <li key={`${line} ${place} ${reason}`} className={`problem ${classNameOf?.(problem) ?? ''}`}>
            {head !== '' && <b>{head} </b>}
            {text !== '' && (
              <>
                <q lang="en">{text}</q>
                {colon}{' '}
              </>
            )}
            <English>{reason}</English>
            {onMend &&
              similar.map((name) => (
                <Fragment key={name}>
                  {' '}
                  <button type="button" className="mend" onClick={() => onMend(problem, name)}>
                    {words.write(name)}
                  </button>
                </Fragment>
              ))}
          </li>
        );
      })}
      {more !== null && <li>{more}</li>}
    </ul>
  );
}
