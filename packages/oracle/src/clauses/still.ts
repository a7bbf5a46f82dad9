/**
 * What something still is: `It's still a land.` after what it becomes, or "that's still a land" within.
 * 2006: 212.1e · 2009: 204.1b · 2011, 2026: 205.1b
 */
import type { CardType, ContinuousPart, Modification } from '@rulewright/engine';
import { plural } from '../grammar/agreement.ts';
import { alt, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { addStop } from '../grammar/tokens.ts';
import { TYPE_NAMES } from '../nouns/words.ts';
import type { Joined } from './sequence.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  pluralTypeName: words<CardType>('card type', MANY_TYPES),
  typeName: words<CardType>('card type', TYPE_NAMES),
}));

/** What becomes an artifact creature keeps its types whatever is said. */
export const keepsAnyway = (types: readonly CardType[]): boolean =>
  types.includes('artifact') && types.includes('creature');

/** Where nothing else says that types are kept, the creature types with which it becomes one may replace others (2026: 205.1b). */
export const asArtifactCreature = (is: {
  types: readonly CardType[];
  subtypes?: readonly unknown[];
}): { artifactCreature?: true } =>
  keepsAnyway(is.types) && is.subtypes !== undefined ? { artifactCreature: true } : {};

/** Undefined: not such changes; else the same changes as they are where the text says that types are kept, or the reverse. */
function stillTyped(mods: readonly Modification[], still: boolean): readonly Modification[] | undefined {
  const [first, ...rest] = mods;
  if (first?.mod !== 'types' || first.types === undefined) return undefined;
  const { artifactCreature, ...types } = first;
  const plain = keepsAnyway(first.types) ? 'add' : 'set';
  if (first.op !== (still ? plain : 'add') || (!still && artifactCreature === true)) return undefined;
  const kept = { ...types, types: first.types };
  return [still ? { ...kept, op: 'add' } : { ...kept, op: plain, ...asArtifactCreature(kept) }, ...rest];
}

const MANY_TYPES = Object.fromEntries(Object.entries(TYPE_NAMES).map(([name, type]) => [plural(name), type]));
/** `It's still a land.`, after what something becomes; whatever is named, all that it was before is kept. */
const still: Rule = alt('what it still is', () => [
  phrase("it's still a {t:typeName}", { types: ['$t'] }),
  phrase("it's still a {s:subtype}", { subtypes: ['$s'] }),
  phrase("they're still {t:pluralTypeName}", { types: ['$t'], $n: 'plural' }),
]);

type Change = Extract<ContinuousPart, { part: 'change' }>;

/** A sentence of which one effect says what something becomes: with its types kept, or as if they were not. */
function withTypesKept(list: readonly Joined[], keep: boolean, mark: unknown): readonly Joined[] | undefined {
  for (let at = list.length - 1; at >= 0; at--) {
    const changed = typesKept(list[at] as Joined, keep, mark);
    if (changed !== undefined) return list.with(at, changed);
  }
  return undefined;
}

function typesKept(instruction: Joined & { $still?: unknown }, keep: boolean, mark: unknown): Joined | undefined {
  // "you may have target land become a 3/3 creature"
  if (instruction.do === 'may') {
    const effect = withTypesKept(instruction.effect, keep, mark);
    return effect === undefined ? undefined : { ...instruction, effect };
  }
  if (instruction.do !== 'effect') return undefined;
  const [change, ...more] = instruction.parts;
  const mods = change?.part === 'change' ? stillTyped(change.mods, keep) : undefined;
  if (mods === undefined) return undefined;
  const { $still: _, ...plain } = instruction;
  return {
    ...plain,
    parts: [{ ...(change as Change), mods }, ...more],
    ...(keep ? { $still: mark } : {}),
  };
}

/** What was said of what it still is, wherever it is said. */
const markOf = (list: readonly (Joined & { $still?: unknown })[]): unknown => {
  for (const instruction of list) {
    const found = instruction.do === 'may' ? markOf(instruction.effect) : instruction.$still;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** `…. It's still a land`: the sentence before it is of something that keeps its types (2006: 212.1e · 2009: 204.1b · 2011, 2026: 205.1b). */
export function stillIs(sentence: Rule<readonly Joined[]>): Rule<readonly Joined[]> {
  return {
    ...sentence,
    read(reading, at) {
      const plain = sentence.read(reading, at);
      if (!reading.present.has('still')) return plain;
      const found = [...plain];
      for (const p of plain) {
        const stop = reading.tokens[p.end]?.text === '.';
        for (const said of still.read(reading, stop ? p.end + 1 : p.end)) {
          const value = withTypesKept(p.value, true, said.value);
          if (value !== undefined) found.push({ value, end: said.end, agreement: 0 });
        }
      }
      return found;
    },
    print(printing, value, agreement) {
      const list = value as readonly (Joined & { $still?: unknown })[];
      const marked = markOf(list);
      const plain = marked === undefined ? sentence.print(printing, value, agreement) : undefined;
      if (plain !== undefined || (marked === undefined && !printing.free)) return plain;
      const before = withTypesKept(list, false, undefined);
      const said = before === undefined ? undefined : sentence.print(printing, before, agreement);
      const kept = still.print(printing, marked ?? { types: ['land'] }, 0);
      if (said === undefined || kept === undefined) return undefined;
      const out = [...said.words];
      addStop(out);
      return { words: [...out, ...kept.words], agreement: 0 };
    },
  };
}

/** `It's an enchantment.`: of what has come back, that type and no other (2026: 205.1a, 611.2e). */
export const onlyType: Rule = phrase("it's a {t:typeName}", {
  do: 'effect',
  parts: [{ part: 'change', affects: { set: 'it' }, mods: [{ mod: 'types', op: 'set', types: ['$t'] }] }],
  duration: { until: 'forever' },
  $its: true,
});
