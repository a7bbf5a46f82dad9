/** How often a player is asked, which is how often they click: a card, “All attack” and the button that goes on are a click each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireAnswer, WireDecision } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { startServer } from './start-server.ts';
import { connect } from './client-in-tests.ts';

const BEARS = ['Grizzly Bears', 'Balduvian Bears', 'Bear Cub', 'Forest Bear', 'Norwood Ranger', 'Gorilla Warrior'];
/** Nothing in them can be done in the other's turn. */
const MINE = ['36 Forest', ...BEARS.map((name) => `4 ${name}`)].join('\n');
const THEIRS = '60 Forest';

interface Turn {
  own: boolean;
  clicks: number;
  did: Set<string>;
}

/** What somebody at the table would click: a land, else a creature, else attack with all, else go on. */
function click(asked: WireDecision, did: Set<string>): WireAnswer {
  if (asked.form === 'attackers') {
    const all = (asked.attackers ?? []).map(({ attacker }) => ({ attacker, target: 0 }));
    if (all.length >= 2) did.add('attack with two');
    return all;
  }
  if (asked.kind === 'mulligan') return [1]; // the hand is kept
  for (const act of ['Play', 'Cast']) {
    const at = (asked.options ?? []).findIndex(({ label }) => label.startsWith(`${act} `));
    if (at < 0) continue;
    did.add(act);
    return [at];
  }
  return [0];
}

test('a turn with a land, a spell and an attack with two takes at most four clicks, a turn of the computer none', async () => {
  const home = mkdtempSync(join(tmpdir(), 'rulewright-clicks-'));
  const server = await startServer({ port: 0, home, cards: openCatalogue(), pace: 0 });
  const client = await connect(server.address);
  try {
    client.send({
      type: 'create',
      edition: '2026-02',
      name: 'Ada',
      deck: { list: MINE },
      opponent: 'heuristic',
      opponentDeck: { list: THEIRS },
      bestOf: 1,
      seed: 1,
    });
    const turns = new Map<number, Turn>();
    for (let answered: number | null = null; ; ) {
      const { view, decision, epoch } = await client.next('view');
      const { number, active } = view.turn;
      const turn = turns.get(number) ?? { own: active === 0, clicks: 0, did: new Set<string>() };
      turns.set(number, turn);
      if (view.result !== null) break;
      if (decision === null || decision === answered || view.decision === null) continue;
      answered = decision;
      turn.clicks += 1;
      client.send({ type: 'answer', decision, epoch, answer: click(view.decision, turn.did) });
    }
    turns.delete(0); // who begins, and mulligans
    const full = [...turns.values()].filter(({ did }) => did.size === 3);
    expect(full.length).toBeGreaterThan(0);
    expect(Math.max(...full.map(({ clicks }) => clicks))).toBeLessThanOrEqual(4);
    // turns in which nobody was asked are not seen, or without a click
    const clicked = [...turns].filter(([, { clicks }]) => clicks > 0);
    expect(clicked.filter(([, { own }]) => !own)).toEqual([]);
    expect(Math.max(...turns.keys())).toBeGreaterThan(6);
  } finally {
    await client.close();
    await server.close();
    rmSync(home, { recursive: true, force: true });
  }
});
