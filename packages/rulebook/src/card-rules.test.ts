import { EDITIONS } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { rulesOfCard } from './card-rules.ts';
import { isRule } from './numbers.ts';

const numbers = (edition: (typeof EDITIONS)[number], typeLine: string, text: string): string[] =>
  rulesOfCard(edition, [{ name: 'Shot', typeLine, text }]).map(({ number }) => number);

describe('the rules that matter to a card', () => {
  test('are those of its keywords in their order, of what it does and of what it is', () => {
    const card = {
      name: 'Big Bear',
      typeLine: 'Legendary Creature — Bear',
      text: 'Trample, flying\nWhen Big Bear enters, draw a card.',
    };
    expect(rulesOfCard('2026-02', [card])).toEqual([
      { number: '702.19', because: 'Trample' },
      { number: '702.9', because: 'Flying' },
      { number: '603', because: '“When”' },
      { number: '603.6a', because: '“When Big Bear enters”' },
      { number: '121', because: '“draw a card”' },
      { number: '704.5j', because: 'Legendary' },
      { number: '302', because: 'Creature' },
    ]);
    expect(rulesOfCard('2006-10', [card]).map(({ number }) => number)).toEqual(
      expect.arrayContaining(['502.9', '502.4', '410', '423', '420.5e', '212.3']),
    );
  });

  test('are the same in each edition under its own numbers, and leave out what an edition does not know', () => {
    for (const edition of EDITIONS) {
      const shot = numbers(edition, 'Instant', 'Shot deals 3 damage to any target.');
      expect(shot.every((number) => isRule(edition, number))).toBe(true);
      expect(shot).toContain({ '2006-10': '415', '2009-10': '113', '2011-09': '114', '2026-02': '115' }[edition]);
      expect(numbers(edition, 'Artifact', '')).toEqual([edition === '2006-10' ? '212.2' : '301']);
      expect(numbers(edition, 'Planeswalker — Bear', '+1: Draw a card.').includes('606')).toBe(edition !== '2006-10');
    }
  });

  test('of a whole card are those of all its faces', () => {
    const faces = [
      { name: 'Stop', typeLine: 'Instant', text: 'Counter target spell.' },
      { name: 'Go', typeLine: 'Sorcery', text: 'Destroys nothing.' },
    ];
    expect(rulesOfCard('2026-02', faces).map(({ because }) => because)).toEqual([
      'Counter',
      'Destroy',
      '“target”',
      'Instant',
      'Sorcery',
    ]);
  });

  test('take no counter for countering, no double strike for doubling, and nothing from a reminder', () => {
    const because = (text: string): string[] =>
      rulesOfCard('2026-02', [{ name: 'Bear', typeLine: 'Artifact', text }]).map((rule) => rule.because);
    expect(because('Double strike')).toEqual(['Double Strike', 'Artifact']);
    expect(because('Remove a +1/+1 counter from Bear: Bear regenerates.')).not.toContain('Counter');
    expect(because('Flash (You may cast this spell any time you could cast an instant.)')).toEqual([
      'Flash',
      'Artifact',
    ]);
    expect(because('If you would draw a card, you gain 1 life instead.')).toContain('“instead”');
    expect(because('{2}, {T}: Add {G}.')).toEqual(['“{2}, {T}:”', '“Add {G}”', 'Artifact']);
  });
});
