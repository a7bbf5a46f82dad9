/** The Rulebook: any rule of any edition on a page of its own, between the tree that it stands in and what shows it; glossaries; keywords; time line. */
import { DEFAULT_EDITION, EDITIONS, type EditionName } from '@rulewright/engine';
import { changeNamed, editionsWith, isRule, keywordNamed, pageOf } from '@rulewright/rulebook';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { Masthead } from '../shell/masthead.tsx';
import { CardPage } from './card-page.tsx';
import { ChangePage } from './change-page.tsx';
import { Contents } from './contents.tsx';
import { EditionPicker } from './edition-picker.tsx';
import { GlossaryPage } from './glossary-page.tsx';
import { KeywordList } from './keyword-list.tsx';
import { KeywordPage } from './keyword-page.tsx';
import { QuestionsPage } from './questions-page.tsx';
import { RulePage } from './rule-page.tsx';
import { claimsIn, useScenarios } from './scenarios.ts';
import { Search } from './search.tsx';
import { ShownBy } from './shown-by.tsx';
import { Timeline } from './timeline.tsx';
import { Tree } from './tree.tsx';
import { neighbours } from './neighbours.ts';
import { openOfficialTexts } from './official-texts.ts';
import { CARD, CHANGES, changePath, GLOSSARY, KEYWORD, keywordPath, pathOf, QUESTIONS } from '../rule-link/path.ts';
import './rules.css';
import './glossary.css';
import './timeline.css';
import './questions.css';
import './card-page.css';
import { useWords } from '../words/language.ts';

const isEdition = (text: string | undefined): text is EditionName => EDITIONS.some((one) => one === text);

/** Whether what stands there is about all editions. */
const ofAllEditions = (text: string | undefined): boolean => text === KEYWORD || text === CHANGES || text === QUESTIONS;

interface Address {
  readonly edition: string | undefined;
  readonly number: string | undefined;
  /** of a card */
  readonly name: string | undefined;
}

export default function Rules({ edition, number, name: written }: Address): ReactNode {
  const name = written === undefined ? undefined : decodedName(written);
  const chosen = isEdition(edition) ? edition : DEFAULT_EDITION;
  useEffect(openOfficialTexts, []);
  return (
    <div className="rules">
      <Masthead>
        <Search edition={chosen} />
        {!ofAllEditions(edition) && <EditionPicker edition={chosen} number={number} name={name} />}
      </Masthead>
      <Opened edition={edition} number={number} name={name} />
    </div>
  );
}

/** A name as an address has it; one that is wrongly written stays as it is. */
function decodedName(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** What stands at an address: of an edition its contents, its glossary, a card in it or one of its rules; or the keywords or the time line of all. */
function Opened({ edition = DEFAULT_EDITION, number, name }: Address): ReactNode {
  if (edition === KEYWORD) {
    if (number === undefined) return <KeywordList />;
    const keyword = keywordNamed(number);
    return keyword === null ? <UnknownKeyword name={number} /> : <KeywordPage key={keyword.slug} keyword={keyword} />;
  }
  if (edition === QUESTIONS && number === undefined) return <QuestionsPage />;
  if (edition === CHANGES) {
    if (number === undefined) return <Timeline />;
    const change = changeNamed(number);
    return change === null ? <UnknownTopic /> : <ChangePage key={change.slug} change={change} />;
  }
  if (!isEdition(edition)) return <Unknown edition={edition} number={number} />;
  if (number === undefined) return <Contents edition={edition} />;
  if (number === CARD && name !== undefined) return <CardPage key={name} edition={edition} name={name} />;
  if (number === GLOSSARY) return <GlossaryPage key={edition} edition={edition} />;
  return isRule(edition, number) ? (
    <AtRule edition={edition} number={number} />
  ) : (
    <Unknown edition={edition} number={number} />
  );
}

function UnknownKeyword({ name }: { name: string }): ReactNode {
  const { none } = useWords('rules');
  return (
    <main className="page">
      <h1>{none.keyword(name)}</h1>
      <p>
        <Link href={keywordPath()}>{none.allKeywords}</Link>
      </p>
    </main>
  );
}

function UnknownTopic(): ReactNode {
  const { none } = useWords('rules');
  return (
    <main className="page">
      <h1>{none.topic}</h1>
      <p>
        <Link href={changePath()}>{none.allTopics}</Link>
      </p>
    </main>
  );
}

function AtRule({ edition, number }: { edition: EditionName; number: string }): ReactNode {
  const scenarios = useScenarios();
  const claims = useMemo(() => claimsIn(scenarios), [scenarios]);
  const page = useMemo(() => pageOf(edition, number, claims), [edition, number, claims]);
  const [, go] = useLocation();
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      const { before, after } = neighbours(edition, number);
      const next = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : null;
      if (next !== null) go(pathOf(edition, next));
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [edition, number, go]);
  if (page === null) return null;
  return (
    <div className="rules-body">
      <Tree edition={edition} number={number} />
      <RulePage page={page} />
      <ShownBy page={page} scenarios={scenarios} />
    </div>
  );
}

function Unknown({ edition, number }: { edition: string | undefined; number: string | undefined }): ReactNode {
  const { none } = useWords('rules');
  const { editions } = useWords();
  const elsewhere = number === undefined ? [] : editionsWith(number);
  return (
    <main className="page">
      <h1>{isEdition(edition) ? none.rule(editions[edition], number ?? '') : none.edition(edition ?? '')}</h1>
      <ul className="plain-list">
        {elsewhere.map((other) => (
          <li key={other}>
            <Link href={pathOf(other, number ?? '')}>{none.asOf(number ?? '', editions[other])}</Link>
          </li>
        ))}
        <li>
          <Link href="/rules">{none.chapters}</Link>
        </li>
      </ul>
    </main>
  );
}
