/** Saving at decisions of every built-in scenario, each in its last edition. */
import { mtgjsonSource } from '@rulewright/cards/node';
import { decision, load, save } from '@rulewright/engine';
import { runScenario } from '@rulewright/scenario';
import { describe, expect, it } from 'vitest';
import { builtInScenarios } from './index.ts';

const opened = mtgjsonSource();
if (!opened.ok) throw new Error(`${opened.file}: ${opened.reason}`);
const { source } = opened;
const chapters = [...new Set(builtInScenarios().map(({ chapter }) => chapter))];

describe('scenarios and saved games', () => {
  // each ninth decision: saving every one would take as long as all other tests together
  it.each(chapters)('%s: a game saved at a decision comes back asking the same', (of) => {
    let decisions = 0;
    for (const { chapter, scenario } of builtInScenarios()) {
      if (chapter !== of) continue;
      const edition = scenario.editions.at(-1);
      if (edition === undefined) continue;
      const outcome = runScenario(scenario, edition, {
        source,
        onDecision: (game) => {
          if (decisions++ % 9 > 0) return;
          const loaded = load(JSON.parse(JSON.stringify(save(game))));
          if (!loaded.ok) throw new Error(loaded.error);
          expect(JSON.stringify(decision(loaded.game))).toBe(JSON.stringify(decision(game)));
          expect(JSON.stringify(loaded.game.state)).toBe(JSON.stringify(game.state));
        },
      });
      expect(outcome.message).toBeNull();
    }
    expect(decisions).toBeGreaterThan(0);
  });
});
