/** Whom "that player" means. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

const artifact = (text: string) => abilitiesOf(text, { ...modern, types: ['Artifact'] });

test('"that player" is whoever of each opponent it is, unless the event names one', () => {
  const text = (event: string) => `${event}, each opponent loses 3 life unless that player discards a card.`;
  const who = (event: string) => artifact(text(event));
  expect(who('At the beginning of your end step')).toMatchObject([
    { body: { effect: [{ do: 'pay', who: { who: 'opponents' }, each: true }] } },
  ]);
  expect(who('Whenever an opponent casts a spell')).toMatchObject([
    { body: { effect: [{ do: 'pay', who: { who: 'ref', name: 'event.player' } }] } },
  ]);
});
