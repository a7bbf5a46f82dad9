/** "Each player loses half their life, then discards half the cards in their hand. Round up each time.": every half of the sentence before. 2006: 104.3 · 2009, 2011, 2026: 107.1a */
import { someNode } from '@rulewright/engine';
import { phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { addStop } from '../grammar/tokens.ts';
import type { Joined } from './sequence.ts';

const phrase = phrasesOf(() => ({ each }));

type Node = Record<string, unknown>;

const each: Rule<'up' | 'down'> = words<'up' | 'down'>('how all is rounded', {
  'round up each time': 'up',
  'round down each time': 'down',
});
const roundEach: Rule = phrase('. {r:each}', { round: '$r' });

const isHalf = ({ q }: Node): boolean => q === 'half';
const isOpen = (node: Node): boolean => isHalf(node) && node['round'] === undefined;
const openHalves = (list: readonly Joined[]): boolean => someNode(list, isOpen);

/** The sentence with all its halves rounded so, or with none of them. */
function rounded(value: unknown, round: 'up' | 'down' | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => rounded(item, round));
  const node = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner, round)]));
  if (!isHalf(node)) return node;
  const { round: _, ...half } = node;
  return round === undefined ? half : { ...half, round };
}

export function roundedEachTime(sentence: Rule<readonly Joined[]>): Rule<readonly Joined[]> {
  return {
    ...sentence,
    read(reading, at) {
      const plain = sentence.read(reading, at);
      if (!reading.present.has('half')) return plain;
      return plain.flatMap((p) => {
        if (!openHalves(p.value)) return [p];
        return roundEach.read(reading, p.end).map(({ value, end }) => {
          const { round } = value as { round: 'up' | 'down' };
          const [first, ...more] = rounded(p.value, round) as readonly Joined[];
          return { value: [{ ...first, $rounds: round } as unknown as Joined, ...more], end, agreement: 0 as const };
        });
      });
    },
    print(printing, value, agreement) {
      const [head, ...more] = value as readonly (Joined & { $rounds?: 'up' | 'down' })[];
      if (head?.$rounds === undefined) return sentence.print(printing, value, agreement);
      const { $rounds, ...first } = head;
      const said = sentence.print(printing, rounded([first, ...more], undefined), 0);
      if (said === undefined) return undefined;
      const out = [...said.words];
      addStop(out);
      return { words: [...out, 'Round', $rounds, 'each', 'time'], agreement: 0 };
    },
  };
}
