/** Nobody is shown a face-down card who may not look at it. */
import { mtgjsonSource } from '@rulewright/cards/node';
import { objectOf, view } from '@rulewright/engine';
import { runScenario } from '@rulewright/scenario';
import { describe, expect, it } from 'vitest';
import { builtInScenarios } from './index.ts';

const opened = mtgjsonSource();
if (!opened.ok) throw new Error(`${opened.file}: ${opened.reason}`);
const { source } = opened;

describe('views of games with face-down objects', () => {
  it('name a card only to those who may know it', () => {
    let looked = 0;
    for (const { chapter, scenario } of builtInScenarios()) {
      if (chapter !== 'face-down') continue;
      for (const edition of scenario.editions) {
        runScenario(scenario, edition, {
          source,
          onDecision: (game) => {
            const { state } = game;
            if (state.result !== null) return;
            for (const id of [...state.battlefield, ...state.stack]) {
              const object = objectOf(game, id);
              if (object?.faceDown !== true || object.controller !== 0 || (object.known & 2) !== 0) continue;
              const name = game.definitions.get(object.def)?.name ?? '';
              const elsewhere = state.objects.some((o) => o !== null && o.id !== id && o.def === object.def);
              if (elsewhere) continue;
              expect(JSON.stringify(view(game, 1))).not.toContain(name);
              expect(JSON.stringify(view(game, -1))).not.toContain(name);
              looked++;
            }
          },
        });
      }
    }
    expect(looked).toBeGreaterThan(300);
  });
});
