/** A table as a server would send it, for trying the page without a game. */
import {
  DEFAULT_SETTINGS,
  type ServerMessage,
  type WireDecision,
  type WireMark,
  type WireObject,
  type WirePlayer,
} from '@rulewright/protocol';

const mark = (name: string, label: string, rule: string, about: Partial<WireMark> = {}): WireMark => ({
  mark: name,
  label,
  rule,
  player: -1,
  object: 0,
  count: null,
  ...about,
});

let next = 100;
export function card(name: string, fields: Partial<WireObject> = {}): WireObject {
  next += 1;
  return {
    id: next,
    name,
    knownAs: null,
    cardName: name,
    kind: 'card',
    zone: 'battlefield',
    owner: 0,
    controller: 0,
    manaCost: '',
    manaValue: 0,
    colors: [],
    typeLine: 'Creature — Bear',
    types: ['creature'],
    subtypes: [],
    abilities: [],
    power: null,
    toughness: null,
    printed: null,
    loyalty: null,
    defense: null,
    damage: 0,
    tapped: false,
    flipped: false,
    faceDown: false,
    phasedOut: false,
    sick: false,
    counters: [],
    attachedTo: 0,
    attachedPlayer: -1,
    attachments: [],
    attacking: null,
    blocking: [],
    targets: [],
    x: null,
    source: 0,
    marks: [],
    ...fields,
  };
}
const land = (name: string, subtype: string, fields: Partial<WireObject> = {}): WireObject =>
  card(name, { typeLine: `Basic Land — ${subtype}`, types: ['land'], subtypes: [subtype], ...fields });

export function position(players = 2): {
  variant: 'none' | 'free-for-all';
  night: WireMark;
  command: WireObject[];
  rest: WireObject[];
  mine: WireObject[];
  theirs: WireObject[];
  hand: WireObject[];
  stack: WireObject[];
  players: WirePlayer[];
} {
  const theirs = { controller: 1, owner: 1 };
  const bear = card('Grizzly Bears', {
    manaCost: '{1}{G}',
    colors: ['G'],
    power: 4,
    toughness: 4,
    printed: { power: 2, toughness: 2 },
    subtypes: ['Bear'],
    counters: [{ counter: '+1/+1', count: 1 }],
  });
  const aura = card('Rancor', {
    typeLine: 'Enchantment — Aura',
    types: ['enchantment'],
    manaCost: '{G}',
    colors: ['G'],
    attachedTo: bear.id,
    abilities: ['Enchant creature', 'Enchanted creature gets +2/+0 and has trample.'],
  });
  const host = { ...bear, attachments: [aura.id], abilities: ['Trample'] };
  const mine = [
    host,
    aura,
    card('Muscle Sliver', {
      manaCost: '{1}{G}',
      colors: ['G'],
      power: 2,
      toughness: 2,
      sick: true,
      typeLine: 'Creature — Sliver',
    }),
    card('Cursed Scroll', {
      manaCost: '{1}',
      typeLine: 'Artifact',
      types: ['artifact'],
      abilities: ['{3}, {T}: Choose a card name, then reveal a card at random from your hand.'],
    }),
    ...[0, 1, 2, 3].map((n) => land('Forest', 'Forest', { tapped: n > 1 })),
    land('Mountain', 'Mountain'),
    card('Invasion of Eldraine', {
      manaCost: '{3}{B}',
      colors: ['B'],
      typeLine: 'Battle — Siege',
      types: ['battle'],
      subtypes: ['Siege'],
      defense: 4,
      counters: [{ counter: 'defense', count: 4 }],
      marks: [mark('protector', 'protected by Computer', '310.8', { player: 1 })],
    }),
    card('Cleric Class', {
      manaCost: '{W}',
      colors: ['W'],
      typeLine: 'Enchantment — Class',
      types: ['enchantment'],
      marks: [mark('level', 'level 2', '716.2b', { count: 2 })],
    }),
  ];
  const opposing = [
    ...[0, 1, 2].map((n) => land('Island', 'Island', { ...theirs, tapped: n > 0 })),
    ...[0, 1].map(() => land('Swamp', 'Swamp', theirs)),
    card('Serra Angel', {
      ...theirs,
      manaCost: '{3}{W}{W}',
      colors: ['W'],
      power: 4,
      toughness: 4,
      typeLine: 'Creature — Angel',
      abilities: ['Flying', 'Vigilance'],
      attacking: { player: 0 },
      damage: 2,
    }),
    card('Face-down creature', {
      ...theirs,
      faceDown: true,
      power: 2,
      toughness: 2,
      typeLine: 'Creature',
      tapped: true,
      marks: [mark('goaded', 'goaded by Ada', '701.15b', { player: 0 })],
    }),
  ];
  const hand = [
    card('Lightning Bolt', {
      zone: 'hand',
      manaCost: '{R}',
      colors: ['R'],
      typeLine: 'Instant',
      types: ['instant'],
      abilities: ['Lightning Bolt deals 3 damage to any target.'],
    }),
    card('Llanowar Elves', {
      zone: 'hand',
      manaCost: '{G}',
      colors: ['G'],
      typeLine: 'Creature — Elf Druid',
      power: 1,
      toughness: 1,
      abilities: ['{T}: Add {G}.'],
    }),
    land('Forest', 'Forest', { zone: 'hand' }),
    card('Giant Growth', {
      zone: 'hand',
      manaCost: '{G}',
      colors: ['G'],
      typeLine: 'Instant',
      types: ['instant'],
      abilities: ['Target creature gets +3/+3 until end of turn.'],
    }),
  ];
  const stack = [
    card('Counterspell', {
      ...theirs,
      zone: 'stack',
      manaCost: '{U}{U}',
      colors: ['U'],
      typeLine: 'Instant',
      types: ['instant'],
      targets: [{ object: host.id }],
      abilities: ['Counter target spell.'],
    }),
  ];
  const player = (id: number, name: string, life: number, cards: WireObject[]): WirePlayer => ({
    id,
    name,
    team: id,
    life,
    counters: [],
    handCount: id === 0 ? cards.length : 5,
    hand: cards,
    libraryCount: 41,
    libraryKnown: [],
    graveyard: [card('Shock', { zone: 'graveyard', types: ['instant'], typeLine: 'Instant', colors: ['R'] })],
    mana: id === 0 ? [{ type: 'G', count: 2, note: '' }] : [],
    lost: false,
    lossReason: null,
    drew: false,
    left: false,
    landsPlayed: 0,
    marks:
      id === 0
        ? [
            mark('monarch', 'the monarch', '724.1'),
            mark('ring', 'tempted by the Ring twice', '701.54c', { object: host.id, count: 2 }),
          ]
        : id === 1
          ? [
              mark('initiative', 'the initiative', '725.1'),
              mark('dungeon', 'in Undercity: Secret Entrance', '309.4', { object: 99 }),
            ]
          : [],
  });
  const others = Array.from({ length: players - 2 }, (_, at) => player(at + 2, `Computer ${at + 2}`, 20 - at, []));
  const dungeon = card('Undercity', {
    id: 99,
    zone: 'command',
    controller: 1,
    owner: 1,
    typeLine: 'Dungeon — Undercity',
    types: ['dungeon'],
    marks: [mark('dungeon', 'venture marker on Secret Entrance', '309.4', { player: 1 })],
  });
  return {
    command: [dungeon],
    night: mark('night', 'night', '730.1'),
    variant: players > 2 ? ('free-for-all' as const) : ('none' as const),
    rest: others.flatMap(({ id }) => [
      ...[0, 1, 2].map(() => land('Forest', 'Forest', { controller: id, owner: id })),
      card('Serra Angel', {
        controller: id,
        owner: id,
        colors: ['W'],
        power: 4,
        toughness: 4,
        attacking: { player: 0 },
      }),
    ]),
    mine,
    theirs: opposing,
    hand,
    stack,
    players: [player(0, 'Ada', 17, hand), player(1, 'Computer', 4, []), ...others],
  };
}

export function messages(
  decisionOf: (p: ReturnType<typeof position>) => Partial<WireDecision>,
  players = 2,
): ServerMessage[] {
  const p = position(players);
  const decision: WireDecision = {
    kind: 'priority',
    form: 'choose',
    player: 0,
    by: 0,
    source: 0,
    prompt: 'You have priority.',
    rule: '117.1',
    min: 1,
    max: 1,
    ...decisionOf(p),
  };
  const seat = (n: number) => ({
    seat: n,
    name: p.players[n]?.name ?? '',
    kind: n === 0 ? ('human' as const) : ('heuristic' as const),
    connected: true,
    deck: 'Stompy',
    wins: n,
    ready: false,
  });
  return [
    {
      type: 'seated',
      re: null,
      table: 'demo1',
      seats: [0],
      token: 'tokentoken',
      invite: null,
      watch: 'watchwatch',
      settings: DEFAULT_SETTINGS,
    },
    {
      type: 'table',
      table: 'demo1',
      edition: '2026-02',
      variant: 'none',
      format: 'constructed',
      bestOf: 3,
      phase: 'playing',
      game: 2,
      shuffle: null,
      files: [],
      draws: 0,
      seats: p.players.map(({ id }) => seat(id)),
      starter: null,
      pools: [],
      winner: null,
      spectators: 0,
    },
    {
      type: 'view',
      table: 'demo1',
      game: 2,
      decision: 7,
      epoch: 1,
      canUndo: true,
      passUntil: null,
      fresh: true,
      view: {
        seat: 0,
        edition: '2026-02',
        subgame: 0,
        variant: p.variant,
        marks: [p.night],
        turn: { number: 7, active: 1, phase: 'combat', step: 'declareBlockers' },
        turns: [],
        priority: 0,
        players: p.players,
        battlefield: [...p.theirs, ...p.mine, ...p.rest],
        stack: p.stack,
        exile: [],
        ante: [],
        command: p.command,
        decision,
        result: null,
        log: [
          'Computer plays Island.',
          'Computer casts Serra Angel.',
          'Serra Angel resolves.',
          'Ada casts Muscle Sliver ({1}{G}).',
          'Serra Angel attacks Ada.',
          'Computer casts Counterspell targeting Grizzly Bears.',
        ].map((text, n) => ({ number: n + 1, seats: null, text, turn: 5 + Math.floor(n / 2) })),
      },
    },
  ];
}

/** The same table with forty permanents a side that nothing makes alike. */
export function crowded(sent: ServerMessage[]): ServerMessage[] {
  const many = (controller: number): WireObject[] =>
    Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0
        ? card(`Creature ${at}`, { controller, owner: controller, power: at, toughness: 1, tapped: at % 4 === 0 })
        : land(`Land ${at}`, 'Forest', { controller, owner: controller, tapped: at % 3 === 0 }),
    );
  return sent.map((message) =>
    message.type === 'view'
      ? { ...message, view: { ...message.view, battlefield: [...many(0), ...many(1)] } }
      : message,
  );
}

export const priorityDecision = (p: ReturnType<typeof position>): Partial<WireDecision> => ({
  options: [
    { label: 'Pass priority', value: { action: { act: 'pass' } }, object: 0 },
    ...p.hand
      .filter((one) => one.types.includes('instant'))
      .map((one) => ({ label: `Cast ${one.name}`, value: { action: { act: 'cast' } }, object: one.id })),
    {
      label: 'Cursed Scroll: {3}, {T}: Choose a card name, then reveal a card at random from your hand.',
      value: { action: { act: 'activate' }, attempt: true },
      object: p.mine[3]?.id ?? 0,
    },
    ...p.mine
      .slice(4)
      .map((one) => ({ label: `${one.name}: {T}: Add {G}`, value: { action: { act: 'mana' } }, object: one.id })),
  ],
});
