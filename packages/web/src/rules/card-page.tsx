/** A card in an edition: its text from the reader's card data, the rules that matter to it, and the positions that have it. */
import type { EditionName } from '@rulewright/engine';
import { faceNames } from '@rulewright/cards';
import { rulesOfCard, ruleTitle, summaryOf } from '@rulewright/rulebook';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { useAnswer } from '../card/answer.ts';
import type { CardRead } from '../card/finding.ts';
import { WithSymbols } from '../card/symbols.tsx';
import { pathOf } from '../rule-link/path.ts';
import { Positions } from './positions.tsx';
import { useScenarios } from './scenarios.ts';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { wrongOf } from '../words/trouble.ts';

export function CardPage({ edition, name }: { edition: EditionName; name: string }): ReactNode {
  const { card } = useWords('rules');
  const { editions } = useWords();
  const found = useAnswer('cardNamed', name);
  // as the card data spell it, once they are asked
  const called = found === 'asking' || found instanceof Error ? name : (found?.name ?? name);
  return (
    <div className="rules-body keyword-body">
      <main className="rule-page">
        <p className="rule-edition">{card.under(editions[edition])}</p>
        <h1 lang="en">{called}</h1>
        {found === 'asking' ? (
          <p className="rule-none">{card.looking}</p>
        ) : found instanceof Error ? (
          <p className="bad">
            <Problem of={wrongOf(found)} />
          </p>
        ) : found === null ? (
          <p className="rule-none">{card.none}</p>
        ) : (
          <Matters card={found} edition={edition} />
        )}
      </main>
      <Having edition={edition} name={called} />
    </div>
  );
}

function Matters({ card, edition }: { card: CardRead; edition: EditionName }): ReactNode {
  const words = useWords('rules').card;
  const rules = useMemo(() => rulesOfCard(edition, card.faces), [edition, card]);
  return (
    <>
      {card.faces.map((face) => (
        <section key={face.name} className="card-read" aria-label={words.text(face.name)}>
          <p className="card-read-head" lang="en">
            <strong>{card.faces.length > 1 ? `${face.name}, ${face.typeLine}` : face.typeLine}</strong>{' '}
            <WithSymbols text={face.manaCost} />
          </p>
          {face.text.split('\n').map((line, at) => (
            <p key={at} lang="en">
              <WithSymbols text={line} />
            </p>
          ))}
        </section>
      ))}
      <section>
        <h2>{words.matters}</h2>
        {rules.length === 0 && <p className="rule-none">{words.noneMore}</p>}
        <ul className="card-rules" lang="en">
          {rules.map(({ number, because }) => (
            <li key={number}>
              <Link href={pathOf(edition, number)}>
                <span className="number">{number}</span> {ruleTitle(edition, number)}
              </Link>
              <small>{because}</small>
              <p>{summaryOf(edition, number)?.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The positions in which the card is, under its whole name or that of a face. */
function Having({ edition, name }: { edition: EditionName; name: string }): ReactNode {
  const { card, shown } = useWords('rules');
  const scenarios = useScenarios();
  const names = [name, ...faceNames(name)];
  const having = (scenarios ?? []).filter(({ cards }) => cards.some((one) => names.includes(one)));
  return (
    <aside className="shown-by" aria-label={card.having}>
      <h2>{having.length === 0 ? shown.positions : card.inPositions(having.length)}</h2>
      {scenarios === null && <p>{shown.noList}</p>}
      {scenarios !== null && having.length === 0 && (
        <p>
          {card.noPosition} <Link href="/lab">{card.putInLab}</Link>
        </p>
      )}
      <Positions scenarios={having} edition={edition} />
    </aside>
  );
}
