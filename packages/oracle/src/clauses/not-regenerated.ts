/**
 * "Instead destroy all creatures, then create a token. Creatures destroyed this way can't be regenerated.": of all that the sentence before
 * destroys, where more than that one clause is in it, or a number that stands after it.
 * 2006: 419.6b · 2009: 614.8, 701.6 · 2011: 614.8, 701.6 · 2026: 614.8, 701.8
 */
import { type Filter, someNode } from '@rulewright/engine';
import { alt, equal, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { addStop } from '../grammar/tokens.ts';
import { conjuncts } from '../nouns/filters.ts';
import type { Joined } from './sequence.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

type Node = Record<string, unknown>;

const said: Rule<Node> = alt<Node>('what is said of regenerating', () => [
  phrase<Node>("they can't be regenerated", { they: true }),
  phrase<Node>("{f:pluralFilter} destroyed this way can't be regenerated", { those: '$f' }),
]);

const destroys = ({ do: doing, noRegenerate }: Node): boolean => doing === 'destroy' && noRegenerate === undefined;
/** Of lands that are destroyed only some are creatures. */
function someOf({ what }: Node, those: unknown): unknown {
  const { where, spec } = (what ?? {}) as { where?: Filter; spec?: { objects?: { where: Filter } } };
  const kind = where ?? spec?.objects?.where;
  return kind !== undefined && conjuncts(kind).some((one) => equal(one, those)) ? true : those;
}
const isCreature = ({ is, type }: Node): boolean => is === 'type' && type === 'creature';
/** A sentence of one clause that destroys has phrases of its own for what is said of creatures. */
const hasOwnPhrase = (list: readonly Node[], { they, those }: Node): boolean =>
  list.at(-1)?.['do'] === 'destroy' &&
  list.at(-1)?.['xIs'] === undefined &&
  (they === true || isCreature(those as Node));

/** All that is destroyed in it for good, as is said of it, or with nothing said not. */
function forGood(value: unknown, is: Node | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => forGood(item, is));
  const node = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, forGood(inner, is)]));
  if (node['do'] !== 'destroy') return node;
  const { noRegenerate: _, ...plain } = node;
  if (is === undefined) return plain;
  return { ...plain, noRegenerate: is['they'] === true ? true : someOf(plain, is['those']) };
}

export function notRegenerated(sentence: Rule<readonly Joined[]>): Rule<readonly Joined[]> {
  return {
    ...sentence,
    read(reading, at) {
      const plain = sentence.read(reading, at);
      if (!reading.present.has('regenerated')) return plain;
      return plain.flatMap((p) => {
        const list = p.value as readonly Node[];
        if (reading.tokens[p.end]?.text !== '.' || !someNode(list, destroys)) return [p];
        const more = said.read(reading, p.end + 1).filter(({ value }) => !hasOwnPhrase(list, value));
        return [
          p,
          ...more.map(({ value: $regenerating, end }) => {
            const [first, ...others] = forGood(list, $regenerating) as readonly Joined[];
            return { value: [{ ...first, $regenerating } as unknown as Joined, ...others], end, agreement: 0 as const };
          }),
        ];
      });
    },
    print(printing, value, agreement) {
      const [head, ...more] = value as readonly (Joined & { $regenerating?: Node })[];
      if (head?.$regenerating === undefined) return sentence.print(printing, value, agreement);
      const { $regenerating, ...first } = head;
      const before = sentence.print(printing, forGood([first, ...more], undefined), 0);
      const after = said.print(printing, $regenerating, 0);
      if (before === undefined || after === undefined) return undefined;
      const words = [...before.words];
      addStop(words);
      return { words: [...words, ...after.words], agreement: 0 };
    },
  };
}
