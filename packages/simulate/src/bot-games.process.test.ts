/** Programs as players: the examples, and programs that are slow, wrong, dead or nothing of the kind. */
import { spawnSync } from 'node:child_process';
import { parseDecklist } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import { describe, expect, it } from 'vitest';
import { playableDeck, type PlayableDeck } from './playable-deck.ts';
import { simulate } from './simulate.ts';

const here = new URL('../../bots/', import.meta.url).pathname;
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Few cards, so that a game is short: whoever survives the goblins draws the last card soon. */
const small = (): PlayableDeck => {
  const source = mtgjsonSource();
  if (!source.ok) throw new Error(source.reason);
  const list = parseDecklist('6 Mountain\n5 Raging Goblin\n2 Shock');
  const made = list.ok && playableDeck(list.deck, source.source, 'small');
  if (!made || !made.ok) throw new Error('the deck of the test cannot be played with');
  return made.deck;
};

/** A program in one line of JavaScript that gets each message as `m` and says what it answers with `say`. */
const program = (body: string): string =>
  `node -e "const say=m=>console.log(JSON.stringify(m));require('readline').createInterface({input:process.stdin}).on('line',line=>{const m=JSON.parse(line);if(m.type==='hello')say({type:'hello',protocol:1});${body}})"`;

const played = (command: string, time = 60_000, games = 1) =>
  simulate(small(), small(), { games, seed: 3, edition: '2026-02', agents: [{ program: command, time }, 'random'] });

describe('a program that plays', () => {
  it.skipIf(!hasPython)('plays in Python without a wrong answer, the same game again for the same seed', async () => {
    const command = `python3 ${here}examples/bot.py`;
    const once = await played(command);
    expect(once).toMatchObject({ errors: 0, unfinished: 0, agents: [command, 'random'] });
    expect(once.bots).toEqual([{ asked: expect.any(Number), late: 0, wrong: 0, absent: 0, stalling: 0 }, null]);
    expect((await played(command)).checksum).toBe(once.checksum);
  });

  it('plays in TypeScript without a wrong answer', async () => {
    const { bots, errors } = await played(`node --import ${import.meta.resolve('tsx')} ${here}examples/bot.ts`);
    expect(errors).toBe(0);
    expect(bots).toMatchObject([{ late: 0, wrong: 0, absent: 0, stalling: 0 }, null]);
  });

  it('is answered for where it lies, and told so', async () => {
    const { bots, errors, unfinished } = await played(
      program(`if(m.type==='decide')say({type:'answer',decision:m.decision,answer:[99]})`),
    );
    expect({ errors, unfinished }).toEqual({ errors: 0, unfinished: 0 });
    const [tally] = bots ?? [];
    expect(tally).toMatchObject({ late: 0, absent: 0, wrong: tally?.asked });
  });

  it('is answered for where it is late, and stopped after three times', async () => {
    const { bots, errors } = await played(program(''), 5, 2);
    expect(errors).toBe(0);
    const [tally] = bots ?? [];
    expect(tally).toMatchObject({ late: 6, wrong: 0, absent: (tally?.asked ?? 0) - 6 });
  });

  it('is answered for where it dies, and started again for the next game', async () => {
    const { bots, errors } = await played(program(`if(m.type==='decide')process.exit(3)`), 60_000, 2);
    expect(errors).toBe(0);
    const [tally] = bots ?? [];
    expect(tally).toMatchObject({ late: 0, wrong: 0, absent: tally?.asked });
  });

  it.each([
    ['./no-such-program', 'there is no such program'],
    [`node -e "process.exit(7)"`, 'exit code 7'],
    [`node -e "console.log('Hello')"`, 'its first line is not hello'],
    [`node -e "console.log(JSON.stringify({type:'hello',protocol:99}))"`, 'version 99'],
    [`node -e "process.stdout.write('x'.repeat(200000))"`, 'a line of more than'],
  ])('is refused by name: %s', async (command, reason) => {
    await expect(played(command)).rejects.toThrow(reason);
  });
});
