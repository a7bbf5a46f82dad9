/** Names hidden and shown, reminder text set aside and put back. */
import { describe, expect, test } from 'vitest';
import { hideNames, ownNames, showNames, shownOffset } from './names.ts';
import { paragraphs, putBack, withReminders } from './paragraphs.ts';

describe('own names', () => {
  test('the short form of a legendary name', () => {
    expect(ownNames('Some One, the Other', true)).toEqual({ self: 'Some One, the Other', short: 'Some One' });
    expect(ownNames('Some One of Elsewhere', true).short).toBe('Some One');
    expect(ownNames('Some One', false).short).toBe('Some One');
  });
  test('are hidden as whole words only, and shown again', () => {
    const names = ownNames('Testing Rod', false);
    const text = "Testing Rod's owner sacrifices Testing Rods.";
    expect(hideNames(text, names)).toBe("~'s owner sacrifices Testing Rods.");
    expect(showNames(hideNames(text, names), names)).toBe(text);
  });
  test('but not where the word is a kind of object, part of another name, or a verb', () => {
    expect(hideNames('Aurochs gets +1/+0 for each other attacking Aurochs.', ownNames('Aurochs', false))).toBe(
      '~ gets +1/+0 for each other attacking Aurochs.',
    );
    expect(hideNames('Sliver creatures have vigilance. Sliver gets +1/+0.', ownNames('Sliver Elder', true))).toBe(
      'Sliver creatures have vigilance. ~~ gets +1/+0.',
    );
    expect(hideNames('Create a token named Rod Twin.', ownNames('Rod', false))).toBe('Create a token named Rod Twin.');
    expect(hideNames('Control a creature named Keeper of Rod.', ownNames('Rod', false))).toBe(
      'Control a creature named Keeper of Rod.',
    );
    expect(hideNames('Control a creature named Rod.', ownNames('Rod', false))).toBe('Control a creature named ~.');
    expect(hideNames('Banish target creature. Then exile Banish.', ownNames('Banish', false))).toBe(
      'Banish target creature. Then exile ~.',
    );
  });
  test('offsets are told in the text as it is', () => {
    const names = ownNames('Testing Rod', false);
    const text = 'Tap Testing Rod now.';
    const hidden = hideNames(text, names);
    expect(shownOffset(text, names, hidden.indexOf('now'))).toBe(text.indexOf('now'));
  });
});

describe('paragraphs', () => {
  const text = 'Flying (It flies.)\nChoose one —\n• Draw a card.\n• Tap target land. (It stays.)';
  test('modes belong to the line before, reminder text is set aside', () => {
    const [flying, modes] = paragraphs(text);
    expect(flying).toEqual({ text: 'Flying', reminders: [{ at: 6, text: ' (It flies.)' }], from: 0 });
    expect(modes?.text).toBe('Choose one —\n• Draw a card.\n• Tap target land.');
  });
  test('and put back', () => {
    expect(
      paragraphs(text)
        .map((p) => putBack(p.text, p.reminders))
        .join('\n'),
    ).toBe(text);
  });
  test('offsets count the reminder text before them', () => {
    const [flying] = paragraphs('Flying (It flies.)');
    expect(flying === undefined ? 0 : withReminders(flying, 6)).toBe('Flying (It flies.)'.length);
  });
});
