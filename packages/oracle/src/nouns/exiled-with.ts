/** Cards exiled with an object: by an ability linked to the one that says so, or to pay for it as it was cast. 2006: 217.1c · 2009, 2011: 607 · 2026: 607, 702.66 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

const phrase = phrasesOf();

const EXILED = [
  { set: 'linked', link: 'exiled', $exiledWith: '$s' },
  { set: 'delved', $exiledBy: '$s' },
];

/** `cards exiled with ~`, of each kind of cards. */
export const exiledWith = (cards: Rule, object: Rule): readonly Rule[] =>
  EXILED.map((set) =>
    phrase.with({ f: cards, s: object })(
      '{f#} exiled with {s}',
      { where: { '&': ['$f', { is: 'in', set }] }, zone: 'exile' },
      { agree: 'n' },
    ),
  );

/** `the last creature card exiled with ~`. */
export const lastExiledWith = (cards: Rule, object: Rule): Rule =>
  phrase.with({ f: cards, s: object })('the last {f} exiled with {s}', {
    set: 'latest',
    of: { set: 'all', where: { '&': ['$f', { is: 'in', set: EXILED[0] }] }, zone: 'exile' },
  });

/** `exiled card an opponent owns with a void counter on it`. */
export const exiledOf = (owner: Rule, counters: Rule): Rule =>
  phrase.with({ p: owner, x: counters })(
    'exiled card# {p!} own~ {x#}',
    { where: { '&': [{ is: 'ownedBy', player: '$p' }, '$x'] }, zone: 'exile', $exiled: 'owned' },
    { agree: 'n' },
  );
