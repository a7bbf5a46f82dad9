/** The quiz: a position and what is done in it; the reader says how it ends, the engine plays it, and the rule that decides is named. */
import { ENDING, type QuizOption, isDate, storyLines, today } from '@rulewright/scenario';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isTyping } from '../keyboard/typing.ts';
import { CardTexts } from '../lab/card-texts.tsx';
import { Drawn } from '../lab/drawn.tsx';
import { RuleLink } from '../rule-link/rule-link.tsx';
import { runPath } from '../connection/scenario-texts.ts';
import { Masthead } from '../shell/masthead.tsx';
import { type Asked, questionFor } from './quiz-list.ts';
import './quiz.css';
import { English, Problem } from '../words/english-text.tsx';
import { type Language, useSpoken, useWords } from '../words/language.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';

const pathOf = (date: string, nth: number): string => `/quiz/${date}${nth === 1 ? '' : `/${nth}`}`;

export default function QuizPage({ date, nth }: { date: string | undefined; nth: string | undefined }): ReactNode {
  const words = useWords('quiz');
  const day = date ?? today();
  const number = Number(nth ?? 1);
  const known = isDate(day) && Number.isInteger(number) && number >= 1;
  return (
    <div className="quiz">
      <Masthead />
      {known ? (
        <Question key={`${day} ${number}`} date={day} nth={number} />
      ) : (
        <main className="page">
          <h1>{words.none}</h1>
          <p>
            <Link href="/quiz">{words.today}</Link>
          </p>
        </main>
      )}
    </div>
  );
}

type State = { readonly at: 'making' } | { readonly at: 'failed'; readonly message: Wrong } | Asked;

function Question({ date, nth }: { date: string; nth: number }): ReactNode {
  const words = useWords('quiz');
  const { editions } = useWords();
  const language = useSpoken((spoken) => spoken.language);
  const [state, setState] = useState<State>({ at: 'making' });
  useEffect(() => {
    let here = true;
    const show = (found: State): void => {
      if (here) setState(found);
    };
    questionFor(date, nth).then(show, (error: unknown) => show({ at: 'failed', message: wrongOf(error) }));
    return () => {
      here = false;
    };
  }, [date, nth]);
  return (
    <main className="quiz-page">
      <p className="rule-edition">
        {words.of(nth)} <time dateTime={date}>{inWords(date, language)}</time>
        {'quiz' in state && words.byRules(editions[state.quiz.edition])}
      </p>
      <h1>{words.title}</h1>
      {'quiz' in state ? (
        <Answering asked={state} />
      ) : (
        <p aria-live="polite" className={state.at === 'failed' ? 'bad' : 'quiz-waiting'}>
          {state.at === 'failed' ? <Problem of={state.message} /> : words.settingUp}
        </p>
      )}
      <nav className="quiz-more" aria-label={words.others}>
        {nth !== 1 && <Link href={pathOf(date, 1)}>{words.first}</Link>}
        <Link href={pathOf(date, nth + 1)}>{words.another}</Link>
        <Link href={pathOf(dayBefore(date), 1)}>{words.dayBefore}</Link>
      </nav>
    </main>
  );
}

const inWords = (date: string, language: Language): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', dateStyle: 'long' });
const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toJSON().slice(0, 10);

function Answering({ asked }: { asked: Asked }): ReactNode {
  const words = useWords('quiz');
  const { quiz, start } = asked;
  const [given, setGiven] = useState<QuizOption | null>(null);
  useEffect(() => {
    const pressed = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      const option = quiz.options[Number(key) - 1];
      if (option) setGiven((before) => before ?? option);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [quiz]);
  return (
    <>
      <div className="quiz-board">
        <Drawn view={start} />
      </div>
      <CardTexts view={start} />
      <h2>{words.done}</h2>
      <ol className="quiz-lines" lang="en">
        {quiz.lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ol>
      <h2>{words.whatIsTrue}</h2>
      <ol className="quiz-options">
        {quiz.options.map((option, at) => (
          <li key={option.text}>
            <button
              type="button"
              className={given === null ? undefined : option.right ? 'right' : option === given ? 'wrong' : 'other'}
              disabled={given !== null}
              onClick={() => setGiven(option)}
            >
              <kbd>{at + 1}</kbd>
              <span>
                <English>{option.text}</English>
                {given !== null && <Verdict option={option} given={given} />}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div aria-live="polite">{given !== null && <Answer asked={asked} given={given} />}</div>
    </>
  );
}

function Verdict({ option, given }: { option: QuizOption; given: QuizOption }): ReactNode {
  const words = useWords('quiz');
  const { editions } = useWords();
  const said = [
    ...(option.right ? [words.happens] : option === given ? [words.notSo] : []),
    ...(option.soIn === null ? [] : [words.soIn(editions[option.soIn])]),
  ];
  return said.length === 0 ? null : <small>{said.join(' ')}</small>;
}

function Answer({ asked, given }: { asked: Asked; given: QuizOption }): ReactNode {
  const words = useWords('quiz');
  const { openInLab } = useWords('game');
  const { name, quiz, rules, told } = asked;
  const { edition } = quiz;
  const steps = told.ok ? told.steps.flatMap((step) => (step === null ? [] : [{ ...step, after: told.end }])) : [];
  const lines = told.ok
    ? storyLines({ name, edition, start: told.end, steps, open: told.open, fault: null }).filter(
        ({ step, kind }) => step !== ENDING || kind === 'end',
      )
    : [];
  return (
    <section className="quiz-answer">
      <h2>{given.right ? words.rightWhy : words.wrongWhy}</h2>
      {rules.map((number) => (
        <p key={number} className="quiz-rule">
          <RuleLink edition={edition} rule={{ edition, number }} said />
        </p>
      ))}
      <h2>{words.whatHappens}</h2>
      <ul className="quiz-story" lang="en">
        {lines.map((line, at) => (
          <li key={at} className={`story-${line.kind}`}>
            {line.text} {line.cause?.rule && <RuleLink edition={edition} rule={line.cause.rule} />}
          </li>
        ))}
      </ul>
      <p className="quiz-name">
        {words.position} <q lang="en">{name}</q>.
      </p>
      <p>
        <Link className="button run-it" href={runPath(name, edition)}>
          {openInLab}
        </Link>
      </p>
    </section>
  );
}
