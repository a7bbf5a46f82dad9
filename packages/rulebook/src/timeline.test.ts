/** The time line's topics: addresses, what holds from when on, and the steps at which something changed. */
import { describe, expect, it } from 'vitest';
import { changeNamed, changesOfRule, timeline } from './timeline.ts';

describe('the time line', () => {
  it('has an address of its own for each topic, and says something of each', () => {
    const all = timeline();
    expect(all).toHaveLength(88);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    for (const { topic, says } of all) {
      expect(says.length, topic).toBeGreaterThan(0);
      for (const { text } of says) expect(text, topic).toMatch(/^[A-Z].*\.$/);
    }
    expect(changeNamed('no-such-topic')).toBeNull();
  });

  it('knows between which editions something changed', () => {
    expect(changeNamed('mana-burn')?.steps).toEqual([['2006-10', '2009-10']]);
    expect(changeNamed('dividing-damage-among-blockers')).toMatchObject({
      steps: [
        ['2006-10', '2009-10'],
        ['2011-09', '2026-02'],
      ],
      numbers: { '2006-10': '310.2c', '2026-02': '510.1c' },
    });
    expect(changeNamed('deathtouch')?.says[0]?.from).toBe('2009-10');
  });

  it('is found by a rule that is tried, and by what that stands under', () => {
    expect(changesOfRule('2026-02', '704.5j').map(({ topic }) => topic)).toContain('The legend rule');
    expect(changesOfRule('2006-10', '300').map(({ topic }) => topic)).toContain('Mana burn');
    expect(changesOfRule('2006-10', '704.5j')).toEqual([]);
  });
});
