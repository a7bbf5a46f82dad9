/** What a card says of itself as it enters: kicked, or tapped for longer. 2006: 410.10d · 2009, 2011, 2026: 614.12 */
import { alt, equal, kept, lazy, map, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { kicked } from '../conditions/as-cast.ts';
import { aFilter, self } from '../nouns/index.ts';
import { replacementPart as replacement, rulePart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ entersItself, itself, kicked }));

const SELF = { set: 'self' };

/** The object that was kicked: by name, as "this creature", or "it". */
const itself: Rule = alt('itself', () => [self, words('it', { it: { set: 'self', $self: 'it' } })]);

/** The object that enters: by name, or as "this land". */
const isSelf = (f: unknown): unknown => ((f as { is?: string } | undefined)?.is === 'self' ? f : undefined);
const entersItself: Rule = kept<unknown>(
  lazy(() => aFilter as Rule),
  isSelf,
);

export const entersAndStays: readonly Rule[] = [
  phrase("{s!:entersItself} <enters> tapped and doesn't untap during your untap step", [
    replacement({ on: 'move', what: '$s', to: 'battlefield' }, { instead: 'enters', tapped: true, $and: 'stays' }),
    rulePart({ rule: 'doesntUntap', what: SELF, $whose: { who: 'you' } }),
  ]),
];

export const entersKicked: readonly Rule[] = [
  phrase(
    'if {k:kicked}, it <it enters> with {n#:aNumber} additional {c:counterKind} counter# on it',
    [
      replacement(
        { on: 'move', what: { is: 'self' }, to: 'battlefield' },
        { instead: 'enters', counters: [{ counter: '$c', count: '$n' }], $more: 'kicked' },
        { condition: '$k' },
      ),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if {k:itself} was kicked, it <it enters> with {n#:aNumber} {c:counterKind} counter# on it',
    [
      replacement(
        { on: 'move', what: { is: 'self' }, to: 'battlefield' },
        { instead: 'enters', counters: [{ counter: '$c', count: '$n' }], $kicked: '$k' },
        { condition: { if: 'paid', cost: 'kicker' } },
      ),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if {k:itself} was kicked, it <it enters> with a {c:counterKind} counter on it for each {e:each}',
    [
      replacement(
        { on: 'move', what: { is: 'self' }, to: 'battlefield' },
        { instead: 'enters', counters: [{ counter: '$c', count: '$e' }], $kicked: '$k', $each: true },
        { condition: { if: 'paid', cost: 'kicker' } },
      ),
    ],
    { agree: 'none' },
  ),
];

/** "As this land enters, choose a basic land type. Then you may pay 2 life. If you don't, this land enters tapped." */
interface Pays {
  s: unknown;
  c: readonly object[];
  a: unknown;
}
const TAPPED_UNLESS = { if: 'thatDone', who: { who: 'you' } };
const paying = ({ s, c, a }: Pays): object =>
  replacement(
    { on: 'move', what: s, to: 'battlefield' },
    {
      instead: 'enters',
      choices: [...c, { do: 'may', who: { who: 'you' }, effect: a }],
      tappedUnless: TAPPED_UNLESS,
      $then: true,
    },
  );
/** `choice`: what it remembers. */
export const choosesThenPays = (entering: Rule, choice: Rule, acts: () => Rule): Rule =>
  map<Pays, unknown>(
    phrase.with({ s: entering, c: choice, a: acts })<Pays>(
      "as {s!} <enters>, {c}. then you may {a}. if you don't, this land <it enters> tapped",
      { s: '$s', c: '$c', a: '$a' },
      { agree: 'none' },
    ),
    (said) => [paying(said)],
    (value) => {
      const [part, ...more] = (Array.isArray(value) ? value : []) as readonly {
        replacement?: { event: { what?: unknown }; instead: { choices?: readonly { effect?: unknown }[] } };
      }[];
      const { event, instead } = part?.replacement ?? { event: {}, instead: {} };
      const choices = instead.choices ?? [];
      const said: Pays = { s: event.what, c: choices.slice(0, -1), a: choices.at(-1)?.effect };
      return more.length === 0 && said.c.length > 0 && equal(paying(said), part) ? said : undefined;
    },
  );
