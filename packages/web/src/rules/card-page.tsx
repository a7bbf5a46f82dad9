/** A card in an edition: its text from the reader's card data, the rules that matter to it, and the positions that have it. */
import type { EditionName } from '@rulewright/engine';
import { faceNames } from '@rulewright/cards';
import { rulesOfCard, ruleTitle, summaryOf } from '@rulewright/rulebook';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { useAnswer } from '../card/answer.ts';
import type { CardRead } from '../card/finding.ts';
import { WithSymbols } from '../card/symbols.tsx';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { pathOf } from './path.ts';
import { Positions } from './positions.tsx';
import { useScenarios } from './scenarios.ts';

export function CardPage({ edition, name }: { edition: EditionName; name: string }): ReactNode {
  const found = useAnswer('cardNamed', name);
  // as the card data spell it, once they are asked
  const called = found === 'asking' || found instanceof Error ? name : (found?.name ?? name);
  return (
    <div className="rules-body keyword-body">
      <main className="rule-page">
        <p className="rule-edition">A card under the rules of {EDITION_WORDS[edition].name}</p>
        <h1>{called}</h1>
        {found === 'asking' ? (
          <p className="rule-none">Looking it up in the card data…</p>
        ) : found instanceof Error ? (
          <p className="bad">{found.message}</p>
        ) : found === null ? (
          <p className="rule-none">
            There is no such card in the card data of this app. The search above finds cards by a part of their name,
            and by queries such as t:goblin.
          </p>
        ) : (
          <Matters card={found} edition={edition} />
        )}
      </main>
      <Having edition={edition} name={called} />
    </div>
  );
}

function Matters({ card, edition }: { card: CardRead; edition: EditionName }): ReactNode {
  const rules = useMemo(() => rulesOfCard(edition, card.faces), [edition, card]);
  return (
    <>
      {card.faces.map((face) => (
        <section key={face.name} className="card-read" aria-label={`Text of ${face.name}`}>
          <p className="card-read-head">
            <strong>{card.faces.length > 1 ? `${face.name}, ${face.typeLine}` : face.typeLine}</strong>{' '}
            <WithSymbols text={face.manaCost} />
          </p>
          {face.text.split('\n').map((line, at) => (
            <p key={at}>
              <WithSymbols text={line} />
            </p>
          ))}
        </section>
      ))}
      <section>
        <h2>The rules that matter to it</h2>
        {rules.length === 0 && <p className="rule-none">None more than to every card.</p>}
        <ul className="card-rules">
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
  const scenarios = useScenarios();
  const names = [name, ...faceNames(name)];
  const having = (scenarios ?? []).filter(({ cards }) => cards.some((card) => names.includes(card)));
  return (
    <aside className="shown-by" aria-label="Positions that have the card">
      <h2>
        {having.length === 0
          ? 'Positions'
          : `In ${having.length === 1 ? 'one position' : `${having.length} positions`}`}
      </h2>
      {scenarios === null && <p>The list of positions is not at hand.</p>}
      {scenarios !== null && having.length === 0 && (
        <p>
          No position of the Rulebook has it. <Link href="/lab">Put it into one of your own in the Lab.</Link>
        </p>
      )}
      <Positions scenarios={having} edition={edition} />
    </aside>
  );
}
