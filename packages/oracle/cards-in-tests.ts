/** Cards made up for tests: the abilities of a text, without the texts attached to them. 2006: 200 · 2009, 2011, 2026: 200 */
import type { Ability } from '@rulewright/engine';
import type { CardText } from './src/card-text.ts';
import { compile } from './src/compile.ts';
import type { Wording } from './src/grammar/index.ts';

export interface TestCard {
  name?: string;
  types?: readonly string[];
  subtypes?: readonly string[];
  supertypes?: readonly string[];
  manaCost?: string;
  power?: string;
  toughness?: string;
  wording?: Wording;
}

/** A card with that text; a sorcery unless said otherwise. */
export function cardWith(text: string, card: TestCard = {}): CardText {
  const { wording: _, ...rest } = card;
  return {
    name: 'Test Name',
    layout: 'normal',
    supertypes: [],
    types: ['Sorcery'],
    subtypes: [],
    typeLine: '',
    ...rest,
    text,
  };
}

/** The abilities a text compiles to. Throws with the refusal where it does not. */
export function abilitiesOf(text: string, card: TestCard = {}): readonly Ability[] {
  const compiled = compile(cardWith(text, card), card.wording === undefined ? {} : { wording: card.wording });
  if (!compiled.ok) throw new Error(compiled.refused.map((r) => `${r.reason} at "${r.text}"`).join('; '));
  return compiled.definition.faces[0].abilities.map((ability) => withoutText(ability) as Ability);
}

/** What a spell with that text does: targets and instructions. */
export function effectOf(text: string, card: TestCard = {}): unknown {
  const [ability, ...more] = abilitiesOf(text, card);
  if (ability?.ability !== 'spell' || more.length > 0) throw new Error('not one spell ability');
  return ability.body;
}

function withoutText(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(withoutText);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'text')
      .map(([key, value]) => [key, withoutText(value)]),
  );
}
