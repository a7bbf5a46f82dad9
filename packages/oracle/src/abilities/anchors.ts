/** Anchor words: abilities of which one is chosen as the permanent enters. 2026: 614.12c · 2006, 2009, 2011: none */
import type { Ability } from '@rulewright/engine';
import { equal, map, phrasesOf, terminal } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { unlabelled } from './index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ unlabelled, word }));

const SELF = { set: 'self' };
const LINK = 'anchorWord';

const word: Rule<string> = terminal(
  'an anchor word',
  (token) => (/^[A-Za-z]+$/.test(token.text) ? token.text : undefined),
  (value) => (typeof value === 'string' ? value : undefined),
);

interface Choice {
  s: object;
  a: string;
  b: string;
  c: string;
  p: readonly Ability[];
  d: string;
  q: readonly Ability[];
}

/** What the permanent was called where the words were chosen. */
type Called = Ability & { $called?: object };

const chooses = (options: readonly string[]): Ability => ({
  ability: 'static',
  parts: [
    {
      part: 'replacement',
      replacement: {
        event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
        instead: {
          instead: 'enters',
          choices: [{ do: 'choose', who: { who: 'you' }, what: { choose: 'word', options }, link: LINK }],
        },
      },
    },
  ],
});

/** As long as that word was chosen, the permanent has those abilities. */
const anchored = (chosen: string, abilities: readonly Ability[]): Ability => ({
  ability: 'static',
  condition: { if: 'isWord', name: LINK, word: chosen },
  parts: [{ part: 'change', affects: { set: 'self' }, mods: [{ mod: 'gain', abilities }] }],
});

const abilitiesOf = (ability: Ability | undefined): readonly Ability[] | undefined => {
  const part = ability?.ability === 'static' ? ability.parts[0] : undefined;
  const mod = part?.part === 'change' ? part.mods[0] : undefined;
  return mod?.mod === 'gain' ? mod.abilities : undefined;
};

/** `As ~ enters the battlefield, choose Khans or Dragons.` and what each of the two words gives. */
export const anchors: Rule<readonly Ability[]> = map<Choice, readonly Ability[]>(
  phrase<Choice>(
    'as {s!:self} <enters>, choose {a:word} or {b:word}.\n• {c:word} — {p:unlabelled}\n• {d:word} — {q:unlabelled}',
    { s: '$s', a: '$a', b: '$b', c: '$c', p: '$p', d: '$d', q: '$q' },
    { agree: 'none' },
  ),
  ({ s, a, b, c, p, d, q }) =>
    c.toLowerCase() === a.toLowerCase() && d.toLowerCase() === b.toLowerCase()
      ? [{ ...chooses([a, b]), $called: s } as Called, anchored(a, p), anchored(b, q)]
      : undefined,
  (list) => {
    if (!Array.isArray(list) || list.length !== 3) return undefined;
    const [called, one, other] = list as readonly Ability[];
    const { $called: s = SELF, ...first } = called as Called;
    const [a, b] = [one, other].map((ability) =>
      ability?.ability === 'static' && ability.condition?.if === 'isWord' ? ability.condition.word : undefined,
    );
    const [p, q] = [abilitiesOf(one), abilitiesOf(other)];
    if (a === undefined || b === undefined || p === undefined || q === undefined) return undefined;
    return equal(first, chooses([a, b])) ? { s, a, b, c: a, p, d: b, q } : undefined;
  },
);
