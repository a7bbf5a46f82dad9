/**
 * Forty questions that an assistant asks, half of them with a mistake that assistants make: the official client asks, the answer names the rule
 * or the card, and of a mistake it says what is possible, so that the question asked again is answered.
 */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { runScenario, readNotation } from '@rulewright/scenario';
import { cardSource } from '../cards/open-cards.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../../../tests/tiers/patience.ts';
import { newDesk, newMcpServer } from './server.ts';
import { notationGuide } from './resources.ts';
import { EXAMPLE, NOTATION_URI, TOOLS } from './tools.ts';

const client = new Client({ name: 'test', version: '1' });
beforeAll(async () => {
  const [mine, its] = InMemoryTransport.createLinkedPair();
  await Promise.all([newMcpServer(newDesk({ mostMs: patience(120_000) })).connect(its), client.connect(mine)]);
});
afterAll(() => client.close());

type Given = Readonly<Record<string, unknown>>;
interface Question {
  readonly asks: string;
  readonly tool: string;
  readonly given: Given;
  /** what the answer has in it: the rule that decides, and what comes of it */
  readonly says: readonly string[];
  /** the same asked wrongly, and what is said of that */
  readonly wrongly?: { readonly given: Given; readonly says: readonly string[] };
}

const shock = (script: string, more = ''): string =>
  `Shock  2026\n  A: Mountain, Forest | hand: Shock, Giant Growth\n  B: Forest, Grizzly Bears | hand: Giant Growth${more}\n${script}`;
const KILL = '  A casts Shock, targeting Grizzly Bears\n  All pass until it resolves\n';
const LEGENDS = (years: string): string =>
  `Two of a name  ${years}\n  A: Plains ×3, "Isamaru, Hound of Konda" | hand: "Isamaru, Hound of Konda" (called Second)\n`;

const QUESTIONS: readonly Question[] = [
  {
    asks: 'where trample stands',
    tool: 'find_rule',
    given: { words: 'trample', edition: '2026-02' },
    says: ['702.19'],
  },
  {
    asks: 'what deathtouch does',
    tool: 'explain_rule',
    given: { rule: 'deathtouch' },
    says: ['702.2', '2026-02'],
    wrongly: { given: { rule: 'deathtoutch' }, says: ['702.2 Deathtouch'] },
  },
  {
    asks: 'why a creature cannot attack at once',
    tool: 'find_rule',
    given: { words: 'summoning sickness' },
    says: ['302.6'],
  },
  {
    asks: 'which number lethal damage had in 2006',
    tool: 'explain_rule',
    given: { rule: '704.5g' },
    says: ['2006-10 420.5c'],
    wrongly: { given: { rule: '704.5zz' }, says: ['no rule "704.5zz"'] },
  },
  {
    asks: 'the legend rule of today',
    tool: 'find_rule',
    given: { words: 'legend rule', edition: '2026-02' },
    says: ['704.5j'],
  },
  {
    asks: 'what mana burn was',
    tool: 'find_rule',
    given: { words: 'mana burn', edition: '2006-10' },
    says: ['300.3'],
    wrongly: { given: { words: 'mana burn', edition: '2006' }, says: ['2006-10'] },
  },
  {
    asks: 'morph in 2006',
    tool: 'explain_rule',
    given: { rule: 'morph', edition: '2006-10' },
    says: ['502.26'],
    wrongly: { given: { rule: 'morph', edition: '2005' }, says: ['2006-10', '2026-02'] },
  },
  { asks: 'how storm counts', tool: 'explain_rule', given: { rule: 'storm' }, says: ['702.40'] },
  { asks: 'shroud', tool: 'find_rule', given: { words: 'shroud', edition: '2026-02' }, says: ['702.18'] },
  { asks: 'what a copy takes over', tool: 'explain_rule', given: { rule: '707.2' }, says: ['707.2', '2006-10 503.2'] },
  { asks: 'commander tax', tool: 'explain_rule', given: { rule: '903.8' }, says: ['903.8'] },
  {
    asks: 'what Lightning Bolt says',
    tool: 'card',
    given: { name: 'Lightning Bolt' },
    says: ['3 damage'],
    wrongly: { given: { name: 'Lightnig Bolt' }, says: ['Lightning Bolt'] },
  },
  {
    asks: 'whether Tarmogoyf is understood',
    tool: 'card',
    given: { name: 'Tarmogoyf' },
    says: ['card types among cards in all graveyards'],
  },
  {
    asks: 'a deck',
    tool: 'check_deck',
    given: { list: '56 Mountain\n4 Lightning Bolt' },
    says: ['It may be played'],
    wrongly: {
      given: { list: '56 Mountain\n4 Lightning Bolts' },
      says: ['line 2: ', 'did you mean "Lightning Bolt" or ', '1 fault: '],
    },
  },
  {
    asks: 'five of a card',
    tool: 'check_deck',
    given: { list: '55 Mountain\n5 Lightning Bolt' },
    says: ['Lightning Bolt', '100.2a'],
    wrongly: {
      given: { list: '55 Mountain\n5 Lightning Bolt', format: 'kitchen table' },
      says: ['constructed', 'commander'],
    },
  },
  {
    asks: 'Shock and a Bear',
    tool: 'run_scenario',
    given: { notation: shock(KILL) },
    says: ['Grizzly Bears is destroyed', '704.5g'],
    wrongly: {
      given: { notation: shock(KILL).replaceAll('\n  ', '\n') },
      says: ['two spaces before each line', EXAMPLE],
    },
  },
  {
    asks: 'Giant Growth in response',
    tool: 'run_scenario',
    given: {
      notation: shock(
        '  A casts Shock, targeting Grizzly Bears\n  A passes\n  B casts Giant Growth 2, targeting Grizzly Bears\n  All pass until the stack is empty\n',
      ),
    },
    says: ['Grizzly Bears (5/5, 2 damage)'],
    wrongly: {
      given: { notation: shock('  A casts Shock targeting Grizzly Bears\n') },
      says: ['"targeting" is not understood here', 'targeting'],
    },
  },
  {
    asks: 'a target that is gone',
    tool: 'run_scenario',
    given: {
      notation:
        'Gone  2026\n  A: Mountain ×2 | hand: Shock, Shock\n  B: Grizzly Bears\n  A casts Shock, targeting Grizzly Bears\n  A casts Shock 2, targeting Grizzly Bears\n  All pass until the stack is empty\n',
    },
    says: ['608.2b'],
    wrongly: {
      given: { notation: 'Gone\n  A: Mountain ×2 | hand: Shock, Shock\n  B: Grizzly Bears\n' },
      says: ['its name, two spaces and its editions', '2026'],
    },
  },
  {
    asks: 'two legends today',
    tool: 'run_scenario',
    given: { notation: `${LEGENDS('2026')}  A casts Second\n  All pass until a choice\n  A answers Second\n` },
    says: ['704.5j'],
    wrongly: {
      given: { notation: `${LEGENDS('2026').replaceAll('"', '')}  A casts Second\n` },
      says: ['a name with a comma stands in quotation marks: "Isamaru, Hound of Konda"'],
    },
  },
  {
    asks: 'mana that is not spent, then and now',
    tool: 'run_scenario',
    given: { notation: 'Burn  2006 2026\n  A: Forest\n  A taps Forest\n  All pass until the beginning of combat\n' },
    says: ['(2006-10)', '300.3', '19 life'],
    wrongly: {
      given: { notation: 'Burn  2006 2026\n  A: Forest\n  A taps Forest\n  All pass until combat\n' },
      says: ['"combat" is not understood here', 'a step'],
    },
  },
  {
    asks: 'editions by their ids',
    tool: 'run_scenario',
    given: {
      notation: 'Burn  2006-10 2026-02\n  A: Forest\n  A taps Forest\n  All pass until the beginning of combat\n',
    },
    says: ['(2006-10)', '(2026-02)'],
  },
  {
    asks: 'deathtouch with trample',
    tool: 'run_scenario',
    given: {
      notation:
        'Both  2026\n  Card Snake | {G} | Creature — Snake | 3/3\n    Deathtouch, trample\n  A: Snake\n  B: Craw Wurm\n  All pass until a choice\n  A attacks with Snake\n  All pass until a choice\n  B blocks Snake with Craw Wurm\n  All pass until a choice\n  A answers Craw Wurm = 1, B = 2\n  All pass until the end of combat\n',
    },
    says: ['18 life', 'Craw Wurm is destroyed'],
    wrongly: {
      given: { notation: 'Both  2026\n  A: Grizzly Bears\n  A attacks with Grizzly Bears\n' },
      says: ['it is not time to declare attackers'],
    },
  },
  {
    asks: 'what may be done',
    tool: 'legal_actions',
    given: { notation: shock('') },
    says: ['Cast Shock', 'Cast Giant Growth', 'Pass'],
    wrongly: { given: { notation: 'Alice  2026\n  Alice: Mountain\n' }, says: ['no player Alice; there are A, B'] },
  },
  {
    asks: 'a spell that cannot be paid for',
    tool: 'legal_actions',
    given: { notation: 'No mana  2026\n  A: hand: Shock\n' },
    says: ['Pass'],
    wrongly: {
      given: { notation: 'No mana  2026\n  A: 3 Mountain | hand: Shock\n' },
      says: ['no card is named "3 Mountain"; did you mean "Mountain"'],
    },
  },
  {
    asks: 'why a Bear with counters is 4/4',
    tool: 'why',
    given: { notation: 'Why  2026\n  A: Grizzly Bears (2 +1/+1 counters)\n', object: 'Grizzly Bears' },
    says: ['613.4c', 'power: 2 → 4'],
    wrongly: {
      given: { notation: 'Why  2026\n  A: Grizzly Bears (2 +1/+1 counters)\n', object: 'Bears' },
      says: ['no object called Bears; did you mean Grizzly Bears?'],
    },
  },
  {
    asks: 'why Urborg under Blood Moon is a Mountain',
    tool: 'why',
    given: {
      notation: 'Moon  2026\n  A: Blood Moon, "Urborg, Tomb of Yawgmoth"\n',
      object: 'Urborg, Tomb of Yawgmoth',
    },
    says: ['Blood Moon', 'Mountain', '613.1d'],
    wrongly: {
      given: { notation: 'Moon  2026\n  A: Blood Moon, "Urborg, Tomb of Yawgmoth\n', object: 'Urborg' },
      says: ['this quotation does not end'],
    },
  },
  {
    asks: 'what follows from each of two moves',
    tool: 'compare_lines',
    given: {
      notation: shock(''),
      lines: [
        'A casts Shock, targeting B\nAll pass until it resolves',
        'A casts Shock, targeting Grizzly Bears\nAll pass until it resolves',
      ],
    },
    says: ['B: 18 life', 'Grizzly Bears is destroyed'],
    wrongly: {
      given: { notation: shock(''), lines: ['A casts Shock, targeting B'] },
      says: ['lines'],
    },
  },
  {
    asks: 'a sorcery in another turn',
    tool: 'run_scenario',
    given: {
      notation:
        "When  2026\n  It is B's turn, in the end step\n  A: Swamp ×3 | hand: Mind Rot\n  B passes\n  A casts Mind Rot, targeting B\n",
    },
    says: ['that is not possible now', 'possible: Pass'],
  },
  {
    asks: 'no cards left to draw',
    tool: 'run_scenario',
    given: { notation: 'Empty  2026\n  A: library: none\n  B: library: none\n  All pass until the game is over\n' },
    says: ['704.5b'],
    wrongly: {
      given: { notation: 'Empty  2026\n  A: library: none\n  All pass until somebody loses\n' },
      says: ['the game is over'],
    },
  },
  {
    asks: 'what a script that goes wrong had reached',
    tool: 'run_scenario',
    given: { notation: `${shock(KILL)}  Then Grizzly Bears is on the battlefield\n` },
    says: ['704.5g', 'Grizzly Bears'],
    wrongly: {
      given: { notation: `${shock(KILL)}\nAnother  2026\n  A: Forest\n` },
      says: ['There must be one scenario, not 2'],
    },
  },
  {
    asks: 'why a spell without mana cannot be cast',
    tool: 'why_not',
    given: { notation: 'No mana  2026\n  A: hand: Shock\n', object: 'Shock' },
    says: ['A cannot cast it', 'cannot pay the cost (118.3)'],
    wrongly: {
      given: { notation: 'No mana  2026\n  A: hand: Shock\n', object: 'Bolt' },
      says: ['no object called Bolt; the script names', 'Shock'],
    },
  },
  {
    asks: 'why a sorcery cannot be cast in another turn',
    tool: 'why_not',
    given: {
      notation: "When  2026\n  It is B's turn, in the end step\n  A: Swamp ×3 | hand: Mind Rot\n  B passes\n",
      object: 'Mind Rot',
    },
    says: ['it is not A’s turn (307.1)'],
    wrongly: {
      given: { notation: 'When  2026\n  It is Bs turn\n  A: Swamp ×3 | hand: Mind Rot\n', object: 'Mind Rot' },
      says: ['"Bs" is not understood here', "a player with 's"],
    },
  },
  {
    asks: 'why a creature that came this turn cannot attack',
    tool: 'why_not',
    given: {
      notation: 'New  2026\n  A: Grizzly Bears (summoning sick), Craw Wurm\n  All pass until a choice\n',
      object: 'Grizzly Bears',
    },
    says: ['A cannot attack with it: A has not controlled it since the turn began (508.1a)'],
  },
  {
    asks: 'an answered question by its words',
    tool: 'find_question',
    given: { words: 'copy of a spell with buyback' },
    says: ['707.10a', 'ceases to exist'],
    wrongly: { given: { words: 'xyzzy' }, says: ['topics are copies, layers', 'run_scenario'] },
  },
  { asks: 'answered questions by a rule', tool: 'find_question', given: { words: '707.2a' }, says: ['stays tapped'] },
  { asks: 'answered questions of a topic', tool: 'find_question', given: { words: 'layers' }, says: ['[613.'] },
  {
    asks: 'a link to the Lab',
    tool: 'link_position',
    given: { notation: shock(KILL), beside: '2006-10' },
    says: ['http://127.0.0.1:4006/lab#1.'],
    wrongly: { given: { notation: shock('  A cast Shock\n') }, says: ['is not understood here', 'casts'] },
  },
  {
    asks: 'what depends on what',
    tool: 'explain_rule',
    given: { rule: '613.8', edition: '2026-02' },
    says: ['613.8', '2009-10 613.7'],
  },
  {
    asks: 'protection in 2006',
    tool: 'explain_rule',
    given: { rule: 'protection', edition: '2006-10' },
    says: ['502.7', '2026-02 702.16'],
  },
  {
    asks: 'toughness 0',
    tool: 'find_rule',
    given: { words: 'toughness 0 or less', edition: '2026-02' },
    says: ['704.5f'],
  },
];

async function asked(tool: string, given: Given): Promise<{ failed: boolean; text: string; data: unknown }> {
  try {
    const { isError, content, structuredContent } = await client.callTool({ name: tool, arguments: { ...given } });
    const texts = (content as { text?: string }[]).map(({ text }) => text ?? '');
    return { failed: isError === true, text: texts.join('\n'), data: structuredContent };
  } catch (error) {
    // what does not fit the schema
    return { failed: true, text: error instanceof Error ? error.message : String(error), data: undefined };
  }
}

describe.each(QUESTIONS.map((question): [string, Question] => [question.asks, question]))('%s', (_, question) => {
  const { tool, given, says, wrongly } = question;
  if (wrongly !== undefined)
    test('asked with a mistake, says what is possible', async () => {
      const { text } = await asked(tool, wrongly.given);
      for (const words of wrongly.says) expect(text).toContain(words);
    });

  test('is answered, in words and as data', async () => {
    const answer = await asked(tool, given);
    expect(answer.failed, answer.text).toBe(false);
    for (const words of says) expect(answer.text).toContain(words);
    expect(TOOLS[tool]?.output.safeParse(answer.data).success).toBe(true);
  });
});

test('there are at least forty, and half as many mistakes', () => {
  const mistakes = QUESTIONS.filter(({ wrongly }) => wrongly !== undefined).length;
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(40);
  expect(mistakes).toBeGreaterThanOrEqual(20);
});

test('the notation is a resource, and its example and that of the tools are read and come true', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain(NOTATION_URI);
  const { contents } = await client.readResource({ uri: NOTATION_URI });
  expect(contents).toMatchObject([{ text: notationGuide() }]);
  const [, quoted = ''] = /```scenario\n([\s\S]*?)```/.exec(notationGuide()) ?? [];
  for (const example of [quoted, EXAMPLE]) {
    const read = readNotation(example);
    if (!read.ok) throw new Error(read.message);
    for (const scenario of read.notation.scenarios)
      for (const edition of scenario.editions)
        expect(runScenario(scenario, edition, { source: cardSource() }).message).toBeNull();
  }
});

test('the chapters of each edition are a resource', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain('rulewright://rules/2009-10');
  const { contents } = await client.readResource({ uri: 'rulewright://rules/2009-10' });
  expect(contents).toMatchObject([{ text: expect.stringContaining('702 Keyword Abilities') }]);
  await expect(client.readResource({ uri: 'rulewright://rules/1999' })).rejects.toThrow('there are 2006-10');
});

test('each rule of each edition is a resource', async () => {
  const { contents } = await client.readResource({ uri: 'rulewright://rules/2006-10/502.26' });
  expect(contents).toMatchObject([{ text: expect.stringContaining('502.26 Morph (2006-10)') }]);
  await expect(client.readResource({ uri: 'rulewright://rules/2026-02/999.9' })).rejects.toThrow('no rule "999.9"');
  await expect(client.readResource({ uri: 'rulewright://rules/1999/702' })).rejects.toThrow(
    /^(?!.*TypeError).*2006-10/s,
  );
});

test('the usual questions are prompts', async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['judge', 'compare_editions', 'check_my_deck']);
  const { messages } = await client.getPrompt({
    name: 'judge',
    arguments: { question: 'Does it die?', edition: '2006-10' },
  });
  expect(JSON.stringify(messages)).toContain('rules of 2006-10: Does it die?');
});
