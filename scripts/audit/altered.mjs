/**
 * Altered card texts: a possessive, "another", "instead", "until", a number, the order or a list is changed, so that the words mean
 * something else or nothing. A text is read wrong if it is still understood as the card was.
 */
import { compile, paraphrase } from '@rulewright/oracle';
import { cardsByLot } from './draw.mjs';
import { lotOf } from './lot.mjs';

/** @typedef {import('./draw.mjs').CardText} CardText */
/** @typedef {{ card: string, alteration: string, text: string, altered: string, accepted: boolean, same: boolean, reason: string, paraphrase: string[] }} Altered */

/** @type {readonly (readonly [name: string, pattern: RegExp, by: string | ((found: string) => string)])[]} */
const ALTERATIONS = [
  ['possessive: your', /\byour\b/g, 'his or her'],
  ['possessive: his or her', /\bhis or her\b/g, 'your'],
  ["possessive: its owner's", /\bits owner's\b/g, 'his or her'],
  ['possessive: its controller', /\bits controller\b/g, 'you'],
  ["possessive: its controller's", /\bits controller's\b/g, 'your'],
  ['another', /\banother target\b/g, 'target'],
  ['another', /\banother (?=[a-z])/g, 'a '],
  ['other', /\bother (?=[a-z])/g, ''],
  ['instead', / instead\b/g, ''],
  ['until', / until end of turn\b/g, ''],
  ['this turn', / this turn\b/g, ''],
  ['number', /\b[2-9]\b/g, (found) => String(Number(found) + 1)],
  ['number', /\b(?:two|three|four)\b/g, (found) => ({ two: 'three', three: 'four', four: 'five' })[found] ?? found],
  ['number', /\bup to one\b/g, 'one'],
  ['list', /\b(?:white|blue|black|red|green)\b/g, (found) => (found === 'red' ? 'green' : 'red')],
  ['list', /\bartifact or enchantment\b/g, 'artifact or land'],
  ['list', /\bcreature or player\b/g, 'player'],
  ['order', /\bdestroy target creature\b/gi, 'destroy a creature'],
  ['order', /^([^.\n()]+\.) ([^.\n()]+\.)$/gm, (found) => found.replace(/^(.+?\.) (.+\.)$/, '$2 $1')],
  ['negation', /\bnon(?=[a-z])/g, ''],
  ['whose', /\byou control\b/g, 'an opponent controls'],
  ['whose', /\ban opponent controls\b/g, 'you control'],
];

/** Every way of altering a text outside its reminders. @param {string} text */
function alterations(text) {
  const reminders = [...text.matchAll(/\([^)]*\)/g)].map((found) => [found.index, found.index + found[0].length]);
  return ALTERATIONS.flatMap(([name, pattern, by]) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !reminders.some(([from, to]) => index >= (from ?? 0) && index < (to ?? 0)))
      .map((found) => {
        const said = typeof by === 'string' ? by : by(found[0]);
        const altered = text.slice(0, found.index) + said + text.slice(found.index + found[0].length);
        return { alteration: name, altered };
      })
      .filter(({ altered }) => altered !== text),
  );
}

/** A tree without the texts of its abilities. @param {unknown} tree */
const bare = (tree) => JSON.stringify(tree, (key, value) => (key === 'text' ? undefined : value));

/**
 * So many altered texts of understood cards, one of each card drawn.
 * @param {number} draw
 * @param {string} seed
 * @returns {Generator<Altered>}
 */
export function* alteredTexts(draw, seed) {
  let drawn = 0;
  for (const card of cardsByLot(seed)) {
    if (drawn === draw) return;
    if (card.faces !== undefined) continue;
    const lots = alterations(card.text)
      .map((each) => ({ ...each, lot: lotOf([seed, card.name, each.altered]) }))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1));
    const [one] = lots;
    if (one === undefined) continue;
    const before = compile(card);
    if (!before.ok) continue;
    drawn += 1;
    const after = compile({ ...card, text: one.altered });
    const [now] = after.ok ? after.definition.faces : [];
    yield {
      card: card.name,
      alteration: one.alteration,
      text: card.text,
      altered: one.altered,
      accepted: after.ok,
      same: now !== undefined && bare(now.abilities) === bare(before.definition.faces[0].abilities),
      reason: after.ok ? '' : after.refused.map(({ reason }) => reason).join('; '),
      paraphrase: after.ok ? paraphrase(after.definition).flatMap(({ abilities }) => abilities) : [],
    };
  }
}
