/** "A source you control deals noncombat damage to an opponent": what deals how much damage of which sort, and to whom. 2006: 410.1, 501 · 2009, 2011: 119, 603.2 · 2026: 120, 603.2 */
import { alt, map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ dealt, recipient }));

type Node = Readonly<Record<string, unknown>>;

const CREATURE = { is: 'type', type: 'creature' };
const PLANESWALKER = { is: 'type', type: 'planeswalker' };
const BATTLE = { is: 'type', type: 'battle' };
const PLAYER = { who: 'all' };

/** `2 or more noncombat damage`. */
const dealt: Rule<Node> = alt<Node>('damage', () =>
  (
    [
      ['damage', {}],
      ['combat damage', { combat: true }],
      ['noncombat damage', { combat: false }],
    ] as const
  ).flatMap(([damage, sort]) => [
    phrase<Node>(damage, sort),
    phrase<Node>(`{n:plainDigits} or more ${damage}`, { ...sort, atLeast: '$n' }),
    phrase<Node>(`exactly {n:plainDigits} ${damage}`, { ...sort, exactly: '$n' }),
  ]),
);

/** `or`: to one or the other. */
const recipient: Rule<Node> = alt<Node>('a recipient', () => [
  phrase<Node>('{p:anyPlayer}', { toPlayer: '$p' }),
  phrase<Node>('{g:aFilter}', { to: '$g' }),
  phrase<Node>('you or a {h:singularFilter}', { to: '$h', toPlayer: { who: 'you' }, $or: true }),
  phrase<Node>('a creature or opponent', { to: CREATURE, toPlayer: { who: 'opponents' }, $or: true }),
  phrase<Node>('a creature or player', { to: CREATURE, toPlayer: PLAYER, $or: true }),
  phrase<Node>('a permanent or player', { to: { is: 'permanent' }, toPlayer: PLAYER, $or: true }),
  phrase<Node>('a player or planeswalker', { to: PLANESWALKER, toPlayer: PLAYER, $or: true }),
  phrase<Node>('a player or battle', { to: BATTLE, toPlayer: PLAYER, $or: true }),
  phrase<Node>('a opponent or battle', { to: BATTLE, toPlayer: { who: 'opponents' }, $or: true }),
]);

interface Said {
  readonly by: Node;
  readonly d: Node;
  readonly r?: Node;
}
/** What deals it; "source" is a noun of its own. */
const said: Rule<Said> = alt<Said>('damage dealt', () => {
  const dealing = (by: Node): Node => ({ by, d: '$d', r: '$r' });
  const none = { agree: 'none' } as const;
  return [
    phrase<Said>('a {s:sourceFilter} deals {d:dealt} [to {r:recipient}]', dealing({ source: '$s', $a: true }), none),
    phrase<Said>(
      'another {s:sourceFilter} deals {d:dealt} [to {r:recipient}]',
      dealing({ source: { '&': [{ is: 'other' }, '$s'] }, $a: 'another' }),
      none,
    ),
    phrase<Said>('{f!:aFilter} deal~ {d:dealt} [to {r:recipient}]', dealing({ source: '$f', $noun: true })),
  ];
});

const AMOUNT: ReadonlySet<string> = new Set(['combat', 'atLeast', 'exactly']);
const TO: ReadonlySet<string> = new Set(['to', 'toPlayer', '$or']);

export const damageEvents: Rule = map<Said, Node>(
  said,
  ({ by, d: { combat, ...many }, r }) => ({
    on: 'damage',
    ...by,
    ...(combat === undefined ? {} : { combat }),
    ...r,
    ...many,
  }),
  (value) => {
    const { on, ...rest } = value ?? {};
    if (on !== 'damage') return undefined;
    const [by, d, r]: [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>] = [{}, {}, {}];
    for (const [key, each] of Object.entries(rest)) (AMOUNT.has(key) ? d : TO.has(key) ? r : by)[key] = each;
    return { by, d, ...(Object.keys(r).length > 0 ? { r } : {}) };
  },
);
