/** Every scenario of a chapter in each of its editions; in its last it is saved at decisions. */
import { mtgjsonSource } from '@rulewright/cards/node';
import { decision, type Game, load, save } from '@rulewright/engine';
import { runScenario } from '@rulewright/scenario';
import { expect, it } from 'vitest';
import { compiledInTests } from '../../../tests/tiers/compiled.ts';
import { scenariosOf } from './index.ts';

const opened = mtgjsonSource();
if (!opened.ok) throw new Error(`${opened.file}: ${opened.reason}`);
const { source } = opened;

let decisions = 0;
/** A game saved at a decision comes back asking the same. Each ninth is: saving every one would take as long as all other tests together. */
function comesBack(game: Game): void {
  if (decisions++ % 9 > 0) return;
  const loaded = load(JSON.parse(JSON.stringify(save(game))));
  if (!loaded.ok) throw new Error(loaded.error);
  expect(JSON.stringify(decision(loaded.game))).toBe(JSON.stringify(decision(game)));
  expect(JSON.stringify(loaded.game.state)).toBe(JSON.stringify(game.state));
}

/**
 * Plays it. Each chapter is a test file of its own, so that workers share them out.
 * @param atDecision is called at each decision
 */
export function playChapter(chapter: string, atDecision?: (game: Game) => void): void {
  const store = compiledInTests();
  for (const { scenario } of scenariosOf(chapter)) {
    for (const edition of scenario.editions) {
      it(`${scenario.name} [${edition}]`, () => {
        const isLast = edition === scenario.editions.at(-1);
        const onDecision = (game: Game): void => {
          if (isLast) comesBack(game);
          atDecision?.(game);
        };
        const outcome = runScenario(scenario, edition, { source, store, onDecision });
        expect(outcome.message).toBeNull();
      });
    }
  }
}
