/** Whole combats in every edition, from positions. 2006: 306–311, 502 · 2009, 2011, 2026: 506–511, 702 */
import { describe, expect, it } from 'vitest';
import { answer, createGame, decision } from '../game.ts';
import type { Position } from '../setup/description.ts';
import { characteristics } from '../continuous/derive.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { KeywordAbility, KeywordName } from '../vocabulary/keywords.ts';
import type { Answer, Decision } from '../decisions/decision.ts';
import type { EditionName } from '../state/names.ts';
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';

const EDITIONS: readonly EditionName[] = ['2006-10', '2009-10', '2011-09', '2026-02'];
const keyword = (name: KeywordName, more: Partial<KeywordAbility> = {}): Ability => ({
  ability: 'keyword',
  keyword: name,
  ...more,
});

/** A creature written `name power/toughness`. */
function creature(text: string, ...abilities: Ability[]): CardDefinition {
  const [, name, power, toughness] = /^(.*) (\d+)\/(\d+)$/.exec(text) as RegExpExecArray;
  return {
    key: text,
    name: name as string,
    layout: 'normal',
    faces: [
      {
        name: name as string,
        manaCost: ['1'],
        supertypes: [],
        types: ['creature'],
        subtypes: [],
        power: Number(power),
        toughness: Number(toughness),
        abilities,
      },
    ],
  };
}

interface Played {
  game: Game;
  id: (name: string) => number;
  life: () => number[];
  /** names of what is on the battlefield, sorted */
  left: () => string[];
  asked: Decision[];
}

type Plan = { [K in Decision['kind']]?: (d: Decision, game: Game, id: (name: string) => number) => Answer };

/** Plays player 0's combat from its beginning to the second main phase: all pass, decisions by the plan. */
function fight(
  edition: EditionName,
  mine: readonly CardDefinition[],
  theirs: readonly CardDefinition[],
  plan: Plan,
): Played {
  const objects: Position['objects'][number][] = [mine, theirs].flatMap((list, player) =>
    list.map((def) => {
      const { loyalty } = def.faces[0];
      return {
        name: def.name,
        def: def.key,
        player,
        zone: 'battlefield' as const,
        ...(typeof loyalty === 'number' && { counters: { loyalty } }),
      };
    }),
  );
  const filler = creature('Filler 1/1');
  for (const player of [0, 1])
    for (let i = 0; i < 5; i++) objects.push({ name: filler.name, def: filler.key, player, zone: 'library' });
  const made = createGame({
    edition,
    seed: 1,
    players: [
      { name: 'A', deck: [] },
      { name: 'B', deck: [] },
    ],
    definitions: new Map([...mine, ...theirs, filler].map((d) => [d.key, d])).values(),
    position: { active: 0, step: 'beginCombat', objects },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  const { game } = made;
  const ids = new Map(game.state.battlefield.map((object) => [characteristics(game, object).name, object]));
  const id = (name: string): number => ids.get(name) as number;
  const asked: Decision[] = [];
  for (let i = 0; i < 200; i++) {
    const d = decision(game);
    if (d === null || game.state.turn.step === 'main2') break;
    const by = plan[d.kind];
    if (d.kind !== 'priority') asked.push(d);
    const given = by === undefined ? (d.kind === 'priority' ? [0] : []) : by(d, game, id);
    const result = answer(game, given);
    if (!result.ok) throw new Error(`${d.kind}: ${result.wrong.message}`);
  }
  const left = () => game.state.battlefield.map((object) => characteristics(game, object).name).sort();
  return { game, id, life: () => game.state.players.map((p) => p.life), left, asked };
}

/** Attack with those, each attacking the opponent. */
const attack =
  (...names: string[]) =>
  (_d: Decision, _game: Game, id: (name: string) => number): Answer =>
    names.map((name) => ({ attacker: id(name), target: 0 }));
/** Blocks as `blocker: attackers`. */
const block =
  (blocks: Record<string, string[]>) =>
  (d: Decision, _game: Game, id: (name: string) => number): Answer =>
    Object.entries(blocks).map(([blocker, attackers]) => {
      const candidate = d.form === 'blockers' ? d.candidates.find((c) => c.blocker === id(blocker)) : undefined;
      return { blocker: id(blocker), attackers: attackers.map((a) => candidate?.attackers.indexOf(id(a)) ?? -1) };
    });

describe.each(EDITIONS)('combat of %s', (edition) => {
  it('unblocked creatures deal damage to the player; attacking taps', () => {
    const { life, game, id } = fight(
      edition,
      [creature('Bear 2/2'), creature('Watcher 1/1', keyword('vigilance'))],
      [],
      { attackers: attack('Bear', 'Watcher') },
    );
    expect(life()).toEqual([20, 17]);
    expect(objectOf(game, id('Bear'))?.tapped).toBe(true);
    expect(objectOf(game, id('Watcher'))?.tapped).toBe(false);
  });

  it('a blocked creature and its blocker trade', () => {
    const { life, left } = fight(edition, [creature('Bear 2/2')], [creature('Wolf 2/2')], {
      attackers: attack('Bear'),
      blockers: block({ Wolf: ['Bear'] }),
    });
    expect(life()).toEqual([20, 20]);
    expect(left()).toEqual([]);
  });

  it('first strike deals its damage first', () => {
    const { left } = fight(edition, [creature('Knight 2/2', keyword('first strike'))], [creature('Wolf 2/2')], {
      attackers: attack('Knight'),
      blockers: block({ Wolf: ['Knight'] }),
    });
    expect(left()).toEqual(['Knight']);
  });

  it('double strike deals damage in both steps, a creature without either only in the second', () => {
    const { life } = fight(edition, [creature('Twin 3/3', keyword('double strike')), creature('Bear 2/2')], [], {
      attackers: attack('Twin', 'Bear'),
    });
    expect(life()).toEqual([20, 12]);
  });

  it('flying is not blocked from the ground', () => {
    const { asked } = fight(edition, [creature('Bird 1/1', keyword('flying'))], [creature('Wolf 2/2')], {
      attackers: attack('Bird'),
    });
    expect(asked.map((d) => d.kind)).toEqual(['attackers']);
  });

  it('trample lets the rest through, as its controller divides', () => {
    const played = fight(edition, [creature('Boar 5/5', keyword('trample'))], [creature('Wolf 2/2')], {
      attackers: attack('Boar'),
      blockers: block({ Wolf: ['Boar'] }),
      damageDivision: () => [2, 3],
    });
    expect(played.life()).toEqual([20, 17]);
    expect(played.left()).toEqual(['Boar']);
  });

  it('refuses a trampler that assigns less than lethal damage to its blocker', () => {
    expect(() =>
      fight(edition, [creature('Boar 5/5', keyword('trample'))], [creature('Wolf 2/2')], {
        attackers: attack('Boar'),
        blockers: block({ Wolf: ['Boar'] }),
        damageDivision: () => [1, 4],
      }),
    ).toThrow('damageDivision');
  });

  it('two blockers: divided freely, or in the order announced (2009, 2011)', () => {
    const ordered = edition === '2009-10' || edition === '2011-09';
    const run = (division: number[]) =>
      fight(edition, [creature('Ogre 4/4')], [creature('Wolf 2/2'), creature('Boar 3/3')], {
        attackers: attack('Ogre'),
        blockers: block({ Wolf: ['Ogre'], Boar: ['Ogre'] }),
        damageOrder: () => [0, 1],
        damageDivision: () => division,
      });
    const played = run([2, 2]);
    expect(played.left()).toEqual(['Boar']);
    expect(played.asked.some((d) => d.kind === 'damageOrder')).toBe(ordered);
    if (ordered) expect(() => run([1, 3])).toThrow('damageDivision');
    else expect(run([1, 3]).left()).toEqual(['Wolf']);
  });

  it('flanking shrinks a blocker without it', () => {
    const { left } = fight(edition, [creature('Rider 2/2', keyword('flanking'))], [creature('Wolf 2/2')], {
      attackers: attack('Rider'),
      blockers: block({ Wolf: ['Rider'] }),
    });
    expect(left()).toEqual(['Rider']);
  });

  it('bushido triggers once however it fights', () => {
    const { left } = fight(edition, [creature('Samurai 2/2', keyword('bushido', { n: 1 }))], [creature('Wolf 2/2')], {
      attackers: attack('Samurai'),
      blockers: block({ Wolf: ['Samurai'] }),
    });
    expect(left()).toEqual(['Samurai']);
  });

  it('rampage counts the blockers beyond the first', () => {
    const { left } = fight(
      edition,
      [creature('Beast 3/3', keyword('rampage', { n: 2 }))],
      [creature('Wolf 2/2'), creature('Bear 2/2')],
      {
        attackers: attack('Beast'),
        blockers: block({ Wolf: ['Beast'], Bear: ['Beast'] }),
        damageOrder: () => [0, 1],
        damageDivision: () => [3, 2],
      },
    );
    expect(left()).toEqual(['Beast']);
  });

  it('a creature that must attack has to; one that can’t is not asked', () => {
    const must: Ability = {
      ability: 'static',
      parts: [{ part: 'rule', rule: { rule: 'mustAttack', what: { set: 'self' } } }],
    };
    expect(() => fight(edition, [creature('Berserker 2/1', must)], [], { attackers: attack() })).toThrow('attackers');
    expect(fight(edition, [creature('Berserker 2/1', must)], [], { attackers: attack('Berserker') }).life()).toEqual([
      20, 18,
    ]);
    expect(fight(edition, [creature('Wall 0/4', keyword('defender'))], [], {}).asked).toEqual([]);
  });

  it('protection: no blocking by, and no damage from, what it names', () => {
    const green = (text: string, ...abilities: Ability[]): CardDefinition => {
      const made = creature(text, ...abilities);
      return { ...made, faces: [{ ...made.faces[0], manaCost: ['G'] }] };
    };
    const saint = creature('Saint 2/2', keyword('protection', { quality: { is: 'color', color: 'G' } }));
    expect(
      fight(edition, [saint], [green('Wolf 2/2')], { attackers: attack('Saint') }).asked.map((d) => d.kind),
    ).toEqual(['attackers']);
    const { left } = fight(edition, [green('Wolf 2/2')], [saint], {
      attackers: attack('Wolf'),
      blockers: block({ Saint: ['Wolf'] }),
    });
    expect(left()).toEqual(['Saint']);
  });

  it('banding: the defender divides what is blocked by it', () => {
    const { asked, left } = fight(
      edition,
      [creature('Ogre 3/4')],
      [creature('Hero 1/1', keyword('banding')), creature('Wolf 2/4')],
      {
        attackers: attack('Ogre'),
        blockers: block({ Hero: ['Ogre'], Wolf: ['Ogre'] }),
        damageOrder: () => [0, 1],
        damageDivision: () => [0, 3],
      },
    );
    expect(asked.find((d) => d.kind === 'damageDivision')?.player).toBe(1);
    expect(left()).toEqual(['Hero', 'Ogre', 'Wolf']);
  });

  it('banding: blocking one of a band blocks all of it', () => {
    const { life } = fight(
      edition,
      [creature('Hero 1/1', keyword('banding')), creature('Bear 2/2')],
      [creature('Wolf 0/4')],
      {
        attackers: attack('Hero', 'Bear'),
        objects: (d) => (d.purpose === 'band with' ? [0] : []),
        blockers: block({ Wolf: ['Hero'] }),
        damageOrder: () => [0, 1],
      },
    );
    expect(life()).toEqual([20, 20]);
  });

  it('landwalk: unblockable while the defending player has such a land', () => {
    const walker = creature('Walker 2/2', keyword('landwalk', { quality: { is: 'subtype', subtype: 'Swamp' } }));
    const swamp: CardDefinition = {
      key: 'Swamp',
      name: 'Swamp',
      layout: 'normal',
      faces: [
        { name: 'Swamp', manaCost: null, supertypes: ['basic'], types: ['land'], subtypes: ['Swamp'], abilities: [] },
      ],
    };
    expect(
      fight(edition, [walker], [creature('Wolf 2/2'), swamp], { attackers: attack('Walker') }).asked.map((d) => d.kind),
    ).toEqual(['attackers']);
    expect(
      fight(edition, [walker, swamp], [creature('Wolf 2/2')], { attackers: attack('Walker') }).asked.map((d) => d.kind),
    ).toEqual(['attackers', 'blockers']);
  });

  it('shadow blocks and is blocked by shadow only', () => {
    const shade = creature('Shade 2/2', keyword('shadow'));
    expect(
      fight(edition, [shade], [creature('Wolf 2/2')], { attackers: attack('Shade') }).asked.map((d) => d.kind),
    ).toEqual(['attackers']);
    expect(
      fight(edition, [creature('Wolf 2/2')], [shade], { attackers: attack('Wolf') }).asked.map((d) => d.kind),
    ).toEqual(['attackers']);
  });

  it('a creature that may block another one blocks both', () => {
    const wide: Ability = {
      ability: 'static',
      parts: [{ part: 'rule', rule: { rule: 'extraBlocks', what: { set: 'self' }, n: 1 } }],
    };
    const { life } = fight(edition, [creature('Bear 2/2'), creature('Wolf 2/2')], [creature('Wall 0/9', wide)], {
      attackers: attack('Bear', 'Wolf'),
      blockers: block({ Wall: ['Bear', 'Wolf'] }),
      damageOrder: () => [0, 1],
    });
    expect(life()).toEqual([20, 20]);
  });

  it('must be blocked by every creature able to', () => {
    const lure: Ability = {
      ability: 'static',
      parts: [{ part: 'rule', rule: { rule: 'allMustBlock', whom: { set: 'self' } } }],
    };
    const plan = (blockers: NonNullable<Plan['blockers']>): Plan => ({
      attackers: attack('Bait', 'Bear'),
      blockers,
      damageOrder: () => [0, 1],
      damageDivision: () => [1, 0],
    });
    const mine = [creature('Bait 1/1', lure), creature('Bear 2/2')];
    const theirs = [creature('Wolf 2/2'), creature('Boar 3/3')];
    expect(() => fight(edition, mine, theirs, plan(block({ Wolf: ['Bait'] })))).toThrow('blockers');
    expect(fight(edition, mine, theirs, plan(block({ Wolf: ['Bait'], Boar: ['Bait'] }))).life()).toEqual([20, 18]);
  });

  it('trample still goes through when its blocker has gone before damage', () => {
    // the blocker dies in the first of two combat damage steps, so that nothing blocks the trampler in the second
    const { life } = fight(
      edition,
      [creature('Knight 2/2', keyword('first strike'), keyword('banding')), creature('Boar 3/3', keyword('trample'))],
      [creature('Wolf 1/2')],
      {
        attackers: attack('Knight', 'Boar'),
        objects: (d) => (d.purpose === 'band with' ? [0] : []),
        blockers: block({ Wolf: ['Boar'] }),
        damageOrder: () => [0, 1],
      },
    );
    expect(life()).toEqual([20, 17]);
  });
});

describe.each(['2009-10', '2011-09', '2026-02'] as const)('later keywords in %s', (edition) => {
  it('deathtouch kills what it damages', () => {
    const { left } = fight(edition, [creature('Snake 1/1', keyword('deathtouch'))], [creature('Giant 5/5')], {
      attackers: attack('Snake'),
      blockers: block({ Giant: ['Snake'] }),
    });
    expect(left()).toEqual([]);
  });

  it('a planeswalker can be attacked, and damage takes its loyalty', () => {
    const walker: CardDefinition = {
      key: 'Sage',
      name: 'Sage',
      layout: 'normal',
      faces: [
        {
          name: 'Sage',
          manaCost: ['1'],
          supertypes: [],
          types: ['planeswalker'],
          subtypes: ['Sage'],
          loyalty: 5,
          abilities: [],
        },
      ],
    };
    const { life, game, id } = fight(edition, [creature('Bear 2/2'), creature('Ogre 3/3')], [walker], {
      attackers: (_d, _game, of) => [
        { attacker: of('Bear'), target: 1 },
        { attacker: of('Ogre'), target: 0 },
      ],
    });
    expect(life()).toEqual([20, 17]);
    expect(objectOf(game, id('Sage'))?.counters?.['loyalty']).toBe(3);
  });

  it('lifelink gains what it deals', () => {
    const { life } = fight(edition, [creature('Cleric 3/3', keyword('lifelink'))], [], { attackers: attack('Cleric') });
    expect(life()).toEqual([23, 17]);
  });

  it('deathtouch with trample: one damage is lethal from 2011, the whole toughness counted in 2009', () => {
    const run = () =>
      fight(edition, [creature('Horror 4/4', keyword('deathtouch'), keyword('trample'))], [creature('Giant 3/3')], {
        attackers: attack('Horror'),
        blockers: block({ Giant: ['Horror'] }),
        damageDivision: () => [1, 3],
      });
    if (edition === '2009-10') expect(run).toThrow('damageDivision');
    else expect(run().life()).toEqual([20, 17]);
  });
});

describe('menace', () => {
  it('is not blocked by one', () => {
    const plan = (blockers: NonNullable<Plan['blockers']>): Plan => ({
      attackers: attack('Rogue'),
      blockers,
      damageDivision: () => [2, 0],
    });
    const theirs = [creature('Wolf 2/2'), creature('Boar 3/3')];
    expect(() =>
      fight('2026-02', [creature('Rogue 2/2', keyword('menace'))], theirs, plan(block({ Wolf: ['Rogue'] }))),
    ).toThrow('blockers');
    expect(
      fight(
        '2026-02',
        [creature('Rogue 2/2', keyword('menace'))],
        theirs,
        plan(block({ Wolf: ['Rogue'], Boar: ['Rogue'] })),
      ).left(),
    ).toEqual(['Boar']);
  });
});

describe('combat damage of 2006 uses the stack', () => {
  it('is dealt as assigned though its source has gone, and only in 2006 there is time in between', () => {
    const seen: string[] = [];
    for (const edition of EDITIONS) {
      const stacked: boolean[] = [];
      fight(edition, [creature('Bear 2/2')], [], {
        attackers: attack('Bear'),
        priority: (_d, game) => {
          stacked.push(game.state.stack.length > 0);
          return [0];
        },
      });
      if (stacked.includes(true)) seen.push(edition);
    }
    expect(seen).toEqual(['2006-10']);
  });
});
