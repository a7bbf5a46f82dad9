/** Lines that people carry out by hand. 2006: 409.1d, 410.3, 413.2 · 2009, 2011, 2026: 601.2c, 603.3d, 608.2 */
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../continuous/derive.ts';
import { type EditionName, EDITIONS } from '../../state/names.ts';
import { answer, checksum, concede, createGame, fork, load, save, setAgent, undo } from '../../game.ts';
import { leastAnswer } from '../../decisions/ask.ts';
import type { Answer, Decision } from '../../decisions/decision.ts';
import { byRule } from '../../events/cause.ts';
import { happen } from '../../events/happen.ts';
import { moveEvent } from '../../events/kinds/move.ts';
import { cloneState } from '../../state/clone.ts';
import { determinize } from '../../determinize.ts';
import { giveAgain } from '../../replay.ts';
import { objectOf } from '../../state/objects.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { holesOf } from '../../vocabulary/holes.ts';
import { labels } from '../../view/labels.ts';
import { look, newLens } from '../../view/lens.ts';
import { view } from '../../view/make-view.ts';
import { AUTO, card, instant, type Table, table, type Zones } from '../../casting/table-in-tests.ts';
import { STEPS } from './steps.ts';

const TEXT = 'Zibble the wug.';
const zibble = (text = TEXT) => instant('Zibble', 'R', { effect: [{ do: 'byHand', text }] });
const bear = card('Bear', '1 G', ['creature']);
const ogre = card('Ogre', '3', ['creature'], [], { power: 3, toughness: 3 });
const totem = (text: string, ...more: Ability[]) =>
  card('Totem', '2', ['artifact'], [{ ability: 'unread', text }, ...more]);
const MINE: Zones = { hand: ['Zibble'], battlefield: ['Mountain', 'Bear'] };
const THEIRS: Zones = { battlefield: ['Ogre'] };

const begun = (
  text = TEXT,
  { byHand = [0, 1], mine = MINE, theirs = THEIRS, edition = EDITIONS[3] as EditionName } = {},
): Table => table(edition, [zibble(text), bear, ogre], mine, theirs, { byHand, life: [20, 20] });

/** Answers by what the options are called. */
function pick(t: Table, ...wanted: string[]): void {
  const decision = t.decision();
  const names = labels(t.game, decision);
  t.say(
    wanted.map((word) => {
      const at = names.findIndex((name) => name === word || name.startsWith(word));
      if (at < 0) throw new Error(`${word} is not among: ${names.join(' | ')}`);
      return at;
    }),
  );
}
const offered = (t: Table): string[] => labels(t.game, t.decision());
/** Casts the spell and lets it resolve to its first question. */
function cast(t: Table, ...targets: string[]): void {
  t.act('cast Zibble');
  if (t.decision().kind === 'target') pick(t, ...targets);
  t.choose(AUTO);
  t.resolve();
}
const done = (t: Table): void => t.say([0]);
const agree = (t: Table): void => t.say([0]);
const object = (t: Table): void => t.say([1]);

test.each(EDITIONS)(
  'a step is an ordinary instruction, and happens once the other has agreed, under the rules of %s',
  (edition) => {
    const t = begun(TEXT, { edition });
    cast(t);
    expect(t.decision()).toMatchObject({ kind: 'option', player: 0, byHand: { text: TEXT, steps: [] } });
    pick(t, 'Deal damage');
    pick(t, 'Ogre', 'B');
    t.say(3);
    expect(t.decision().byHand?.steps).toEqual(['this deals 3 damage to Ogre, B']);
    done(t);
    expect(t.decision()).toMatchObject({ kind: 'yesNo', by: 1 });
    expect(t.game.state.players[1]?.life).toBe(20);
    agree(t);
    expect(t.game.state.players[1]?.life).toBe(17);
    expect(t.the('Ogre').zone).toBe('graveyard');
    expect(t.the('Zibble').zone).toBe('graveyard');
  },
);

test('what the line is about may be taken back, and without a step nothing happens', () => {
  const t = begun();
  cast(t);
  pick(t, 'Draw cards');
  pick(t, 'A');
  t.say(1);
  pick(t, 'Take back');
  expect(t.decision().byHand?.steps).toEqual([]);
  done(t);
  expect(t.decision()).toMatchObject({ kind: 'priority' });
  expect(t.game.state.players[0]?.hand).toEqual([]);
});

describe('consent', () => {
  const drawn = (t: Table): void => {
    pick(t, 'Draw cards');
    pick(t, 'A');
    t.say(2);
    done(t);
  };

  test('an objection throws the steps away and asks again; after two nothing happens', () => {
    const t = begun();
    cast(t);
    drawn(t);
    object(t);
    expect(t.decision()).toMatchObject({ kind: 'option', by: 0, byHand: { steps: [] } });
    drawn(t);
    object(t);
    expect(t.decision()).toMatchObject({ kind: 'priority' });
    expect(t.game.state.players[0]?.hand).toEqual([]);
    expect(t.game.entries?.map(({ text }) => text)).toContain('Nothing is done by hand of what A said.');
  });

  test('only people are asked', () => {
    const t = begun(TEXT, { byHand: [0] });
    cast(t);
    drawn(t);
    expect(t.game.state.players[0]?.hand).toHaveLength(2);
  });

  test('whoever concedes meanwhile objects to nothing', () => {
    const t = begun();
    cast(t);
    drawn(t);
    concede(t.game, 1);
    expect(t.game.state.result).toMatchObject({ result: 'won', winners: [0] });
  });
});

describe('a seat that is not of people', () => {
  test('is asked nothing, and its lines do nothing', () => {
    const t = begun('Destroy target creature.', { byHand: [1] });
    t.act('cast Zibble');
    t.choose(AUTO);
    t.resolve();
    expect(t.decision()).toMatchObject({ kind: 'priority' });
    expect(t.the('Ogre').zone).toBe('battlefield');
  });

  test('an agent is asked nothing and offered no line, whatever the set-up says', () => {
    const t = table('2026-02', [totem('Zibble.'), bear], { battlefield: ['Totem'] }, {}, { byHand: [0, 1] });
    expect(t.actions('attempt')).toEqual(['byHand Totem']);
    const asked: string[] = [];
    t.game.agents[0] = (decision) => {
      asked.push(...(decision.form === 'choose' ? labels(t.game, decision) : []));
      return leastAnswer(decision);
    };
    const forked = fork(t.game);
    forked.agents[0] = t.game.agents[0];
    setAgent(forked, 0, t.game.agents[0]);
    expect(asked.filter((label) => label.startsWith('By hand'))).toEqual([]);
  });
});

describe('targets', () => {
  const shy = card('Shy', '1', ['creature'], [{ ability: 'keyword', keyword: 'hexproof' }]);
  const at = (text: string, theirs: Zones): Table =>
    table('2026-02', [zibble(text), bear, ogre, shy], MINE, theirs, { byHand: [0, 1] });

  test('a line that says target has as many as its player names, as it is cast', () => {
    const t = at('Zibble up to two target creatures.', { battlefield: ['Ogre', 'Shy'] });
    t.act('cast Zibble');
    expect(offered(t)).toContain('Ogre (B)');
    // hexproof, as for any target
    expect(offered(t)).not.toContain('Shy (B)');
    pick(t, 'Ogre', 'Bear');
    t.choose(AUTO);
    expect(t.the('Zibble').stack?.targets[0]?.objects).toHaveLength(2);
    t.resolve();
    pick(t, 'Destroy');
    pick(t, 'the targets');
    pick(t, 'as usual');
    done(t);
    agree(t);
    expect([t.the('Ogre').zone, t.the('Bear').zone]).toEqual(['graveyard', 'graveyard']);
  });

  test('where all of them have become illegal nothing is asked', () => {
    const t = at('Zibble target creature.', { battlefield: ['Ogre'], hand: ['Zibble'] });
    t.act('cast Zibble');
    pick(t, 'Ogre');
    t.choose(AUTO);
    const ogreId = t.the('Ogre').id;
    happen(t.game, [moveEvent({ object: ogreId, from: 'battlefield', to: 'exile' }, byRule('704.5g'))]);
    t.game.checkpoint = cloneState(t.game.state);
    t.resolve();
    expect(t.decision()).toMatchObject({ kind: 'priority' });
    expect(t.the('Zibble').zone).toBe('graveyard');
  });

  test('a line without the word asks for none', () => {
    const t = begun();
    t.act('cast Zibble');
    expect(t.decision().kind).toBe('payment');
  });
});

describe('steps in order', () => {
  test('a later one goes on with what an earlier one did', () => {
    const t = begun();
    cast(t);
    pick(t, 'Put into exile');
    pick(t, 'Ogre');
    pick(t, 'as usual');
    pick(t, 'Put onto the battlefield');
    pick(t, 'what was exiled in step 1');
    pick(t, 'your control');
    pick(t, 'tapped');
    done(t);
    agree(t);
    expect(t.the('Ogre')).toMatchObject({ zone: 'battlefield', controller: 0, owner: 1, tapped: true });
  });

  test('what is seen as steps happen may be gone on with in a second round', () => {
    const t = begun();
    cast(t);
    pick(t, 'Draw cards');
    pick(t, 'A');
    t.say(1);
    pick(t, 'Carry these steps out, then say more');
    agree(t);
    expect(t.game.state.players[0]?.hand).toHaveLength(1);
    pick(t, 'Put onto the battlefield');
    pick(t, 'what was drawn in step 1');
    pick(t, 'your control');
    pick(t, 'untapped');
    done(t);
    agree(t);
    expect(t.game.state.players[0]?.hand).toHaveLength(0);
    expect(t.game.state.battlefield).toHaveLength(4);
  });

  test('a search asks as it happens, and shuffles', () => {
    const t = begun();
    cast(t);
    pick(t, 'Search a library');
    pick(t, 'A');
    t.say(1);
    pick(t, 'showing it');
    pick(t, 'the battlefield tapped');
    done(t);
    agree(t);
    expect(t.decision()).toMatchObject({ kind: 'search', by: 0 });
    t.say([0]);
    expect(t.the('Plains')).toMatchObject({ zone: 'battlefield', tapped: true });
  });

  test('at most twenty steps are said', () => {
    const t = begun();
    cast(t);
    for (let n = 0; n < 20; n++) {
      pick(t, 'Shuffle');
      pick(t, 'A');
    }
    expect(offered(t)).toEqual([
      'Done: carry these steps out, or nothing',
      'Carry these steps out, then say more',
      'Take back the last step',
    ]);
  });

  test('at most a hundred tokens are created, by however many players', () => {
    const t = begun();
    cast(t);
    pick(t, 'Create predefined tokens');
    pick(t, 'Treasure');
    pick(t, 'A', 'B');
    expect(t.decision()).toMatchObject({ form: 'number', min: 1, max: 50 });
    t.say(50);
    expect(offered(t)).not.toContain('Create tokens');
  });
});

describe('how long', () => {
  const pumped = (text: string, duration: string): Table => {
    const t = table('2026-02', [totem(text), bear], { battlefield: ['Totem', 'Bear'] }, {}, { byHand: [0, 1] });
    t.act('byHand Totem');
    pick(t, 'A static or replacement');
    done(t);
    pick(t, 'Change power and toughness');
    pick(t, 'Bear');
    t.say(1);
    t.say(2);
    pick(t, duration);
    done(t);
    agree(t);
    return t;
  };
  const power = (t: Table): number => characteristics(t.game, t.the('Bear').id).power;

  test('for as long as the object is there', () => {
    const t = pumped('Bears zibble.', 'for as long as');
    expect(power(t)).toBe(3);
    t.act('byHand Totem');
    pick(t, 'A special action');
    done(t);
    pick(t, 'Put into exile');
    pick(t, 'Totem');
    pick(t, 'as usual');
    done(t);
    agree(t);
    expect(t.the('Totem').zone).toBe('exile');
    expect(power(t)).toBe(2);
  });

  test('for a spell that is not offered', () => {
    const t = begun();
    cast(t);
    pick(t, 'Lose all abilities');
    pick(t, 'Bear');
    expect(offered(t)).toEqual(['this turn', 'until your next turn', 'for good']);
  });
});

describe('a line that was not read', () => {
  const at = (text: string, mine: Zones = {}, edition: EditionName = '2026-02'): Table =>
    table(
      edition,
      [totem(text), bear, ogre],
      { battlefield: ['Totem', 'Mountain', 'Mountain', ...(mine.battlefield ?? [])], hand: mine.hand ?? [] },
      { battlefield: ['Ogre'] },
      { byHand: [0, 1], life: [20, 20] },
    );
  const announced = (t: Table, way: string): void => {
    t.act('byHand Totem');
    pick(t, way);
  };

  test.each(EDITIONS)(
    'is announced, paid for and put on the stack with its targets, under the rules of %s',
    (edition) => {
      const t = at('{1}, {T}: Zibble target creature.', {}, edition);
      announced(t, 'An activated ability');
      pick(t, 'Pay mana');
      t.say([0]);
      pick(t, 'Tap');
      pick(t, 'Totem');
      done(t);
      expect(t.decision().kind).toBe('target');
      pick(t, 'Ogre');
      expect(t.decision()).toMatchObject({ kind: 'yesNo', by: 1 });
      agree(t);
      t.choose(AUTO);
      expect(t.the('Totem').tapped).toBe(true);
      const [ability] = t.game.state.stack;
      expect(objectOf(t.game, ability ?? 0)?.stack?.targets[0]?.objects).toEqual([t.the('Ogre').id]);
      expect(view(t.game, 1).stack[0]).toMatchObject({ abilities: ['{1}, {T}: Zibble target creature.'] });
      t.resolve();
      pick(t, 'Destroy');
      pick(t, 'the targets');
      pick(t, 'as usual');
      done(t);
      agree(t);
      expect(t.the('Ogre').zone).toBe('graveyard');
    },
  );

  test('that cannot be paid for is reversed', () => {
    const t = at('Zibble.');
    announced(t, 'A special action');
    pick(t, 'Pay mana');
    t.say([0, 0, 0]);
    done(t);
    const before = t.game.state.tick;
    agree(t);
    expect(t.decision().kind).toBe('priority');
    expect(t.game.state.tick).toBe(before);
  });

  test('makes mana at once, which is then in the pool', () => {
    const t = at('Zibble: Add {G}.');
    announced(t, 'A mana ability');
    done(t);
    pick(t, 'Add mana');
    pick(t, 'G');
    t.say(2);
    done(t);
    agree(t);
    expect(t.game.state.players[0]?.mana.map(({ type }) => type)).toEqual(['G', 'G']);
    expect(t.game.state.stack).toEqual([]);
  });

  test('that somebody objects to has not been begun; after two objections it waits for another priority', () => {
    const t = at('Zibble.');
    for (let n = 0; n < 2; n++) {
      announced(t, 'An activated ability');
      done(t);
      object(t);
      expect(t.decision()).toMatchObject({ kind: 'priority', by: 0 });
    }
    expect(t.game.state.stack).toEqual([]);
    expect(t.actions('attempt')).toEqual([]);
    t.resolve();
    while (t.decision().kind !== 'priority' || t.decision().by !== 0) t.say([]);
    expect(t.actions('attempt')).toEqual(['byHand Totem']);
  });

  test('that happens at once and is objected to twice waits likewise', () => {
    const t = at('Zibble.');
    for (let n = 0; n < 2; n++) {
      announced(t, 'A special action');
      done(t);
      for (let again = 0; again < 2; again++) {
        pick(t, 'Shuffle');
        pick(t, 'A');
        done(t);
        object(t);
      }
    }
    expect(t.actions('attempt')).toEqual([]);
  });

  test('is given up without a trace', () => {
    const t = at('Zibble.');
    const before = checksum(t.game);
    announced(t, 'Do not announce it');
    expect(checksum(t.game)).toBe(before);
  });

  test('goes with the other abilities that an object loses, and is no ability of what is face down', () => {
    const face = { name: 'Totem', faceDown: true as const };
    const t = table('2026-02', [totem('Zibble.')], { battlefield: [face] }, {}, { byHand: [0, 1] });
    expect(t.actions('attempt')).toEqual([]);
  });
});

describe('in the middle of saying steps', () => {
  const middle = (): Table => {
    const t = begun();
    cast(t);
    pick(t, 'Deal damage');
    pick(t, 'B');
    return t;
  };

  test('the game can be saved, loaded and forked', () => {
    const t = middle();
    const loaded = load(JSON.parse(JSON.stringify(save(t.game))));
    if (!loaded.ok) throw new Error(loaded.error);
    for (const game of [loaded.game, fork(t.game)]) {
      expect(game.pending).toEqual(t.game.pending);
      expect(checksum(game)).toBe(checksum(t.game));
    }
  });

  test('an undo takes back what was said', () => {
    const t = middle();
    expect(undo(t.game)).toBe(true);
    expect(t.decision().byHand?.steps).toEqual([]);
    expect(t.decision().kind).toBe('option');
  });

  test('nobody thinks ahead by what is asked of people alone', () => {
    expect(determinize(middle().game, 0, 1)).toBeNull();
  });

  test('the game is the same when dealt again', () => {
    const t = middle();
    t.say(4);
    done(t);
    agree(t);
    const again = begun().game;
    for (const input of t.game.log) expect(giveAgain(again, input).ok).toBe(true);
    expect(checksum(again)).toBe(checksum(t.game));
  });
});

test('a game dealt anew offers no line, and asks nothing about any', () => {
  const t = table('2026-02', [totem('Zibble.')], { battlefield: ['Totem'] }, {}, { byHand: [0, 1] });
  const made = determinize(t.game, 0, 1);
  const options = made?.pending?.form === 'choose' ? made.pending.options : [];
  expect(options.some((option) => 'action' in option && option.action.act === 'byHand')).toBe(false);
  expect(made?.state.options.byHand).toEqual([]);
});

test('everybody sees which objects have a line by hand, and what is being said', () => {
  const t = table(
    '2026-02',
    [totem('Zibble.'), zibble()],
    { battlefield: ['Totem', 'Mountain'], hand: ['Zibble'] },
    {},
    {
      byHand: [0, 1],
    },
  );
  expect(view(t.game, 1).battlefield.find(({ name }) => name === 'Totem')?.marks).toContainEqual(
    expect.objectContaining({ mark: 'byHand', label: 'by hand' }),
  );
  cast(t);
  expect(view(t.game, 1).decision).toMatchObject({ byHand: { text: TEXT, steps: [] }, prompt: 'A decides' });
});

describe('a set-up', () => {
  const setup = {
    seed: 1,
    definitions: [zibble()],
    players: ['A', 'B'].map((name) => ({ name, deck: [{ def: 't:Zibble', name: 'Zibble' }] })),
  };

  test('without people for it refuses a card with a line that was not read', () => {
    expect(holesOf(zibble())).toHaveLength(1);
    expect(createGame(setup)).toMatchObject({ ok: false, errors: [{ card: 'Zibble' }] });
    expect(createGame({ ...setup, byHand: [] })).toMatchObject({ ok: true });
  });

  test.each([[[2]], [[0, 0]], [[-1]]])('that names %j is refused', (byHand) => {
    const made = createGame({ ...setup, byHand });
    expect(made).toMatchObject({ ok: false, errors: [{ error: 'players' }] });
  });
});

/** Some answer of the form, by what is drawn. */
function someAnswer(decision: Decision, draw: (below: number) => number): Answer {
  switch (decision.form) {
    case 'choose': {
      const count = decision.min + draw(Math.min(3, decision.max - decision.min) + 1);
      const left = decision.options.map((_, at) => at);
      return Array.from({ length: count }, () =>
        decision.repeat === true ? draw(left.length) : (left.splice(draw(left.length), 1)[0] ?? 0),
      );
    }
    case 'number':
      return decision.min + draw(Math.min(9, (decision.max ?? 9) - decision.min) + 1);
    default:
      return leastAnswer(decision);
  }
}

describe('each step', () => {
  const places: Zones = {
    hand: ['Zibble', 'Bear', 'Ogre'],
    battlefield: ['Mountain', 'Bear', 'Ogre', 'Totem'],
    graveyard: ['Bear', 'Mountain'],
    library: ['Bear', 'Ogre', 'Forest', 'Island'],
  };

  test.each(STEPS.map(({ label }) => label))('%s: whatever is answered, it happens or does nothing', (label) => {
    for (const [seed, edition] of EDITIONS.entries()) {
      const t = table(edition, [zibble(), bear, ogre, totem('Zibble.')], places, places, { byHand: [0, 1] });
      let drawn = (seed + 1) * 7919;
      const draw = (below: number): number => (drawn = (drawn * 48271) % 2147483647) % below;
      cast(t);
      if (!offered(t).includes(label)) continue;
      pick(t, label);
      for (let n = 0; n < 60 && t.game.state.result === null; n++) {
        const decision = t.decision();
        if (decision.kind === 'priority') break;
        const isList = decision.kind === 'option' && decision.byHand?.steps.length === 1;
        const given = isList || decision.kind === 'yesNo' ? [0] : someAnswer(decision, draw);
        if (!answer(t.game, given).ok && !answer(t.game, leastAnswer(decision)).ok) break;
      }
      const saved = save(t.game);
      expect(load(JSON.parse(JSON.stringify(saved))).ok).toBe(true);
    }
  });
});

describe('nothing of what lies hidden is told', () => {
  /** Two games that the seat cannot tell apart: the other player holds other cards, and the libraries lie otherwise. */
  const pair = (seat: number): readonly Table[] => {
    const hidden: readonly Zones[] = [
      { hand: ['Bear'], library: ['Bear', 'Ogre'] },
      { hand: ['Ogre'], library: ['Ogre', 'Bear'] },
    ];
    return hidden.map((zones) => {
      const own = { hand: ['Zibble'], battlefield: ['Mountain', 'Bear'] };
      const actor: Zones =
        seat === 0
          ? { ...own, library: zones.library ?? [] }
          : { ...own, ...zones, hand: ['Zibble', ...(zones.hand ?? [])] };
      const other: Zones = seat === 0 ? { ...THEIRS, ...zones } : THEIRS;
      return table('2026-02', [zibble(), bear, ogre], actor, other, { byHand: [0, 1] });
    });
  };
  const seen = (t: Table, seat: number): string => {
    const lens = look(t.game, newLens(seat, 'x'));
    return JSON.stringify(lens.view);
  };

  test.each(STEPS.map(({ label }, step) => [label, step] as const))('%s', (label) => {
    for (const seat of [0, 1]) {
      const [one, other] = pair(seat) as [Table, Table];
      for (const t of [one, other]) cast(t);
      if (!offered(one).includes(label)) continue;
      for (const t of [one, other]) pick(t, label);
      // the first answer that is about nothing hidden, until the steps are agreed on
      for (let n = 0; n < 12 && one.decision().kind !== 'yesNo'; n++) {
        expect(seen(one, seat)).toBe(seen(other, seat));
        const decision = one.decision();
        const given = decision.form === 'number' ? Math.max(decision.min, 1) : [0];
        for (const t of [one, other]) t.say(given);
      }
      expect(seen(one, seat)).toBe(seen(other, seat));
    }
  });
});
