/** The figures of coverage for people. */
import { clipped, grouped, percent, table } from '../text.ts';
import type { NewSet } from './new-set.ts';
import type { Coverage } from './totals.ts';

export function coverageReport(figures: Coverage): string {
  const eras = figures.byEra.map(({ to, cards, supported }) => [
    to,
    grouped(cards),
    grouped(supported),
    percent(supported, cards),
  ]);
  const refused = figures.refused.slice(0, 25).map(({ reason, cards }) => [grouped(cards), clipped(reason, 90)]);
  const clauses = figures.clauses.map(({ clause, cards, alone }) => [
    grouped(alone),
    grouped(cards),
    clipped(clause, 80),
  ]);
  const excluded = figures.excluded.map(({ reason, cards }) => [grouped(cards), clipped(reason, 90)]);
  return [
    `${grouped(figures.supported)} of ${grouped(figures.cards)} cards are supported (${percent(figures.supported, figures.cards)}), ${grouped(figures.linesSupported)} of ${grouped(figures.lines)} lines of text are understood.`,
    `Of the others ${grouped(figures.partly.oneHole)} are read but for one hole, ${grouped(figures.partly.moreHoles)} but for more; holes by what was read around them: ${figures.partly.frames.map(({ frame, holes }) => `${frame} ${grouped(holes)}`).join(', ') || 'none'}.`,
    `Ambiguous ${figures.ambiguous}, printed back differently ${figures.mismatched}. Cards: ${figures.source}.`,
    '',
    table([['printed to', 'cards', 'supported', ''], ...eras]),
    ...(refused.length > 0 ? ['', 'Why cards are refused:', table(refused)] : []),
    ...(clauses.length > 0
      ? [
          '',
          'What would free most cards (cards where nothing else is missing; cards in all; where reading stopped):',
          table(clauses),
        ]
      : []),
    ...(excluded.length > 0
      ? ['', 'Not counted (rulewright coverage --list excluded names them):', table(excluded)]
      : []),
  ].join('\n');
}

const MOST_SENTENCES = 20;

/** The page of cards that nobody has seen. */
export function newSetReport({ cards, whole, byHand, unread, refused, families, sentences, keywords }: NewSet): string {
  const share = (count: number): string => `${grouped(count)} (${percent(count, cards)})`;
  const rows = sentences.slice(0, MOST_SENTENCES);
  return [
    `${grouped(cards)} cards that are new here: ${share(whole)} read whole and playable, ${share(byHand)} but for effects that people can carry out, ${share(unread)} but for whole lines, ${share(refused.length)} refused.`,
    ...(families.length > 0
      ? ['', 'What is not read, by kind:', table(families.map(({ family, holes }) => [grouped(holes), family]))]
      : []),
    ...(rows.length > 0
      ? [
          '',
          'What would win most (cards where nothing else is missing; cards in all; where reading stopped):',
          table(rows.map(({ clause, cards: all, alone }) => [grouped(alone), grouped(all), clipped(clause, 80)])),
        ]
      : []),
    ...(refused.length > 0
      ? ['', 'Refused:', ...refused.map(({ name, reason }) => `  ${name}: ${clipped(reason, 120)}`)]
      : []),
    ...keywords.flatMap(({ keyword, cards: named, skeleton }) => [
      '',
      `New keyword, or one that is not read: ${keyword} (${named.join(', ')})`,
      skeleton,
    ]),
  ].join('\n');
}
