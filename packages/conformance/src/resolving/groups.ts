/** Party, modified permanents, outlaws. 2026: 700.8, 700.9, 700.12 */
import type { ScenarioInput } from '@rulewright/scenario';

/** A creature of two of the four types. */
const rogueWizard = {
  'Sly Adept': { cost: '{U}', type: 'Creature — Human Rogue Wizard', pt: '1/1' },
  'Shepherd of Heroes': {
    cost: '{4}{W}',
    type: 'Creature — Angel Cleric',
    pt: '3/4',
    text: 'Flying\nWhen this creature enters, you gain 2 life for each creature in your party. (Your party consists of up to one each of Cleric, Rogue, Warrior, and Wizard.)',
    wording: '2026-02' as const,
  },
  'Banner of Four': {
    cost: '{2}',
    type: 'Artifact',
    text: '{T}: You gain 1 life. Activate only if you have a full party.',
    wording: '2026-02' as const,
  },
};

export const groups: readonly ScenarioInput[] = [
  {
    name: 'A party has one creature of each of its types at most, counted by the game',
    editions: ['2026-02'],
    cards: rogueWizard,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×5', 'White Knight', 'Elvish Warrior', 'Soul Warden', 'Prodigal Sorcerer'],
          hand: ['Shepherd of Heroes'],
        },
        B: { battlefield: ['Sly Adept'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shepherd of Heroes' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      // a Cleric (of two), a Warrior, a Wizard: six, and one for the Warden
      { expect: { life: { A: 27 } }, id: 'three' },
    ],
    shows: [
      { rule: '700.8', edition: '2026-02', by: 'three' },
      { rule: '700.8a', edition: '2026-02', by: 'three' },
    ],
  },
  {
    name: 'A creature of two of the types counts as one of them, so that the party is as large as can be',
    editions: ['2026-02'],
    cards: rogueWizard,
    position: {
      sides: {
        A: { battlefield: ['Banner of Four', 'Sly Adept', 'Prodigal Sorcerer', 'Elvish Warrior', 'Soul Warden'] },
        B: { battlefield: [] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', activate: 'Banner of Four' }] }, id: 'a Rogue' },
      { as: 'A', activate: 'Banner of Four' },
      { until: 'resolved' },
      { expect: { life: { A: 21 } } },
    ],
    shows: [
      { rule: '700.8b', edition: '2026-02', by: 'a Rogue' },
      { rule: '700.8c', edition: '2026-02', by: 'a Rogue' },
    ],
  },
  {
    name: 'A creature of two of the types counts as the one that another cannot be',
    editions: ['2026-02'],
    cards: { ...rogueWizard, 'Plain Rogue': { cost: '{U}', type: 'Creature — Human Rogue', pt: '1/1' } },
    position: {
      sides: {
        A: { battlefield: ['Banner of Four', 'Sly Adept', 'Plain Rogue', 'Elvish Warrior', 'Soul Warden'] },
        B: { battlefield: [] },
      },
    },
    script: [{ expect: { can: [{ as: 'A', activate: 'Banner of Four' }] }, id: 'a Wizard' }],
    shows: [{ rule: '700.8b', edition: '2026-02', by: 'a Wizard' }],
  },
  {
    name: 'A creature of two of the types does not count as both',
    editions: ['2026-02'],
    cards: rogueWizard,
    position: { sides: { A: { battlefield: ['Banner of Four', 'Sly Adept', 'Elvish Warrior', 'Soul Warden'] } } },
    script: [{ expect: { cannot: [{ as: 'A', activate: 'Banner of Four' }] }, id: 'three only' }],
    shows: [
      { rule: '700.8b', edition: '2026-02', by: 'three only' },
      { rule: '700.8c', edition: '2026-02', by: 'three only' },
    ],
  },
  {
    name: 'Modified is what has a counter, an Equipment, or an Aura of its own controller',
    editions: ['2026-02'],
    cards: {
      'Warm Spring': {
        cost: '{G}',
        type: 'Enchantment',
        text: 'Modified creatures you control have haste.',
        wording: '2026-02',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Warm Spring',
            'Hill Giant',
            { card: 'Grizzly Bears', counters: { '-1/-1': 1 } },
            'Gray Ogre',
            { card: 'Bonesplitter', attachedTo: 'Gray Ogre' },
            'Craw Wurm',
            { card: 'Holy Strength', attachedTo: 'Craw Wurm' },
            'Storm Crow',
          ],
        },
        B: { battlefield: [{ card: 'Pacifism', attachedTo: 'Storm Crow' }] },
      },
    },
    script: [
      {
        expect: {
          keywords: { 'Grizzly Bears': ['haste'], 'Gray Ogre': ['haste'], 'Craw Wurm': ['haste'] },
          lacks: { 'Hill Giant': ['haste'], 'Storm Crow': ['haste'] },
        },
        id: 'modified',
      },
    ],
    shows: [{ rule: '700.9', edition: '2026-02', by: 'modified' }],
  },
  {
    name: 'Outlaws are Assassins, Mercenaries, Pirates, Rogues and Warlocks',
    editions: ['2026-02'],
    cards: {
      ...rogueWizard,
      'Wanted Poster': {
        cost: '{1}',
        type: 'Artifact',
        text: 'Outlaw creatures you control have haste.',
        wording: '2026-02',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Wanted Poster', 'Sly Adept', 'Talas Scout', 'Prodigal Sorcerer'] },
        B: { battlefield: [] },
      },
    },
    script: [
      {
        expect: {
          keywords: { 'Sly Adept': ['haste'], 'Talas Scout': ['haste'] },
          lacks: { 'Prodigal Sorcerer': ['haste'] },
        },
        id: 'outlaws',
      },
    ],
    shows: [{ rule: '700.12', edition: '2026-02', by: 'outlaws' }],
  },
];
