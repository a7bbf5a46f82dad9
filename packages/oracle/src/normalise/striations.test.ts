/** Striated text boxes read and print like any other text. */
import { describe, expect, it } from 'vitest';
import type { CardText } from '../card-text.ts';
import { compile, print } from '../index.ts';
import { striated } from './striations.ts';

const text = 'Level up {1}{U}\nLEVEL 2-3\n2/4\nFlying\nVigilance\nLEVEL 4+\n5/5';
const leveler = (words: string): CardText => ({
  name: 'Young Scholar',
  layout: 'leveler',
  manaCost: '{U}',
  typeLine: 'Creature — Human Wizard',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Human', 'Wizard'],
  text: words,
  power: '1',
  toughness: '1',
});

describe('leveler cards', () => {
  it('fall into what stands before the first level symbol and the striations', () => {
    expect(striated(text)).toMatchObject({
      before: 'Level up {1}{U}',
      striations: [
        { text: 'Flying\nVigilance', whole: 'LEVEL 2-3\n2/4\nFlying\nVigilance' },
        { text: '', whole: 'LEVEL 4+\n5/5' },
      ],
    });
    expect(striated('Flying')).toBeNull();
  });

  it('compile to a static ability a striation, and print back', () => {
    const compiled = compile(leveler(text));
    expect(compiled.ok).toBe(true);
    if (!compiled.ok) return;
    expect(compiled.definition.faces[0].abilities.map((ability) => ability.ability)).toEqual([
      'keyword',
      'static',
      'static',
    ]);
    expect(print(compiled.definition, '2017-01', compiled.phrasing)).toBe(text);
    expect(print(compiled.definition, '2017-01')).toBe(text);
  });

  it('are refused where a striation is not understood, and it is said where', () => {
    const compiled = compile(leveler(text.replace('Flying', 'Flying backwards')));
    expect(compiled).toMatchObject({ ok: false, refused: [{ face: 'Young Scholar' }] });
    if (compiled.ok) return;
    const [refusal] = compiled.refused;
    expect(refusal?.text.slice(refusal.from, refusal.to)).toContain('backwards');
  });

  it.each([
    ['class', 'Flying\n{1}{W}: Level 2\nVigilance\n{4}: Level 3\nHaste', ['keyword', 'keyword', 'keyword']],
    ['station', 'Station\nSTATION 1+\nVigilance\nSTATION 8+\nFlying\nHaste', ['keyword', 'static', 'static']],
  ] as const)('of the kind %s print back', (layout, words, kinds) => {
    const compiled = compile({ ...leveler(words), layout });
    expect(compiled.ok).toBe(true);
    if (!compiled.ok) return;
    expect(compiled.definition.faces[0].abilities.map((ability) => ability.ability)).toEqual(kinds);
    expect(print(compiled.definition, '2017-01')).toBe(words);
  });
});
