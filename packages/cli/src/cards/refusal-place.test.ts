import { cardText } from '@rulewright/cards';
import { compile } from '@rulewright/oracle';
import { describe, expect, it } from 'vitest';
import { refusalPlace, underlined } from './refusal-place.ts';

const card = (name: string, text: string) =>
  cardText([{ name, typeLine: 'Creature — Beast', text, power: '1', toughness: '1' }], { layout: 'normal' });

function placeOf(name: string, text: string) {
  const odd = card(name, text);
  const compiled = compile(odd);
  if (compiled.ok) throw new Error('understood');
  const [refusal] = compiled.refused;
  if (!refusal) throw new Error('refused without a reason');
  return { ...refusalPlace(odd, refusal), whole: odd.text };
}

describe('the place of a refusal', () => {
  it.each([
    [
      'after the own name',
      'Longnamed Beast',
      'Whenever Longnamed Beast attacks, Longnamed Beast frobnicates.',
      /^(?:Longnamed Beast )?frobnicates\.$/,
    ],
    ['after reminder text', 'Beast', 'Flying (It can be blocked by few.)\nVigilance, frobnication', /^frobnication$/],
    ['in the second paragraph', 'Beast', 'Flying\n{T}: Frobnicate target creature.', /^Frobnicate target creature\.$/],
  ])('is right %s', (_, name, text, stretch) => {
    const place = placeOf(name, text);
    expect(place.text).toMatch(stretch);
    expect(place.whole.slice(place.from, place.to)).toBe(place.text);
  });

  it('is pointed at in its line, however narrow', () => {
    const text = `First line\n${'a'.repeat(50)} here it is ${'b'.repeat(50)}`;
    const from = text.indexOf('here');
    for (const width of [30, 60, 200]) {
      const [line = '', caret = ''] = underlined(text, { from, to: from + 7 }, width).split('\n');
      expect(line.length).toBeLessThanOrEqual(width);
      expect(line.slice(caret.indexOf('^'))).toMatch(/^here/);
    }
  });
});
