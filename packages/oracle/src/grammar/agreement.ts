/** Agreement: third person and plural forms of the words of card text. 2006: 104 · 2009, 2011, 2026: 107 */

/** 0: nothing known; 1: singular, third person; 2: plural, or "you", or the bare form. */
export type Agreement = 0 | 1 | 2;

export function unify(a: Agreement, b: Agreement): Agreement | undefined {
  if (a === 0) return b;
  if (b === 0 || a === b) return a;
  return undefined;
}

const THIRD: Record<string, string> = {
  are: 'is',
  "aren't": "isn't",
  were: 'was',
  "weren't": "wasn't",
  have: 'has',
  "haven't": "hasn't",
  do: 'does',
  "don't": "doesn't",
  "can't": "can't",
  may: 'may',
  can: 'can',
  would: 'would',
  "you're": "you're",
};

/** The third person of a verb given in its bare (plural) form. */
export function thirdPerson(verb: string): string {
  const irregular = THIRD[verb];
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** Irregular plurals; subtypes included. */
const PLURAL: Record<string, string> = {
  Elf: 'Elves',
  Hero: 'Heroes',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Mercenary: 'Mercenaries',
  Merfolk: 'Merfolk',
  Equipment: 'Equipment',
  Treefolk: 'Treefolk',
  Kithkin: 'Kithkin',
  Noggle: 'Noggles',
  Plains: 'Plains',
  Fungus: 'Fungi',
  Cyclops: 'Cyclopes',
  Homunculus: 'Homunculi',
  Octopus: 'Octopuses',
  Sphinx: 'Sphinxes',
  Mongoose: 'Mongooses',
  Ox: 'Oxen',
  Eldrazi: 'Eldrazi',
  Myr: 'Myr',
  Kor: 'Kor',
  Vedalken: 'Vedalken',
  Viashino: 'Viashino',
  Soltari: 'Soltari',
  Thalakos: 'Thalakos',
  Dauthi: 'Dauthi',
  Samurai: 'Samurai',
  Moonfolk: 'Moonfolk',
  Aurochs: 'Aurochs',
  Metathran: 'Metathran',
  Fish: 'Fish',
  Sheep: 'Sheep',
  Squid: 'Squid',
  Mouse: 'Mice',
  Cephalid: 'Cephalids',
  Kavu: 'Kavu',
  Orgg: 'Orggs',
  Djinn: 'Djinns',
  Efreet: 'Efreets',
  Zubera: 'Zubera',
  Nephilim: 'Nephilim',
  Volver: 'Volvers',
  Aetherborn: 'Aetherborn',
  Minotaur: 'Minotaurs',
  Praetor: 'Praetors',
  Pegasus: 'Pegasi',
  Hippo: 'Hippos',
  Surrakar: 'Surrakars',
  Leviathan: 'Leviathans',
  sorcery: 'sorceries',
  half: 'halves',
  die: 'dice',
  this: 'these',
  that: 'those',
  is: 'are',
  does: 'do',
  itself: 'themselves',
  foe: 'foes',
};

export function plural(noun: string): string {
  const irregular = PLURAL[noun];
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}
