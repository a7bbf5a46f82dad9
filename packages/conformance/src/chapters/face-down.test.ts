import { controllerOf, type Game, objectOf, view } from '@rulewright/engine';
import { expect, it } from 'vitest';
import { playChapter } from '../play-chapter-in-tests.ts';

let looked = 0;

/** The views of those who may not look at a face-down object do not name its card. */
function isHidden(game: Game): void {
  const { state } = game;
  if (state.result !== null) return;
  for (const id of [...state.battlefield, ...state.stack]) {
    const object = objectOf(game, id);
    // a permanent that is phased out is seen by who controlled it last, who need not be who controls it
    if (object?.faceDown !== true || object.phasedOut || controllerOf(game, id) !== 0 || (object.known & 2) !== 0)
      continue;
    const name = game.definitions.get(object.def)?.name ?? '';
    const elsewhere = state.objects.some((o) => o !== null && o.id !== id && o.def === object.def);
    if (elsewhere) continue;
    expect(JSON.stringify(view(game, 1))).not.toContain(name);
    expect(JSON.stringify(view(game, -1))).not.toContain(name);
    looked++;
  }
}

playChapter('face-down', isHidden);

it('looks at face-down objects whose card the other player may not know', () => {
  expect(looked).toBeGreaterThan(300);
});
