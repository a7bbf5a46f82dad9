/** The engine's word on the same board: whether the spell is offered, and whether its payment is certain. */
import { createGame, decision, type CardDefinition, editionOf, type PositionObject } from '@rulewright/engine';
import { problemsOf } from '@rulewright/engine/internal';
import { type CardText, compile } from '@rulewright/oracle';
import { certainFault } from '../certain.ts';
import type { Board, Permanent, Spell } from './board.ts';

/**
 * `attempt`: the engine leaves it to the player to find a way, and takes the spell back where there is none. `reversed`: it calls the payment certain,
 * and then does not find it.
 */
export type Offered = 'no' | 'attempt' | 'certain' | 'reversed';

export function offered(board: Board): Offered {
  const definitions = new Map<string, CardDefinition>();
  const placed = (name: string, text: CardText, player: number, more: Partial<PositionObject>): PositionObject => {
    const definition = understood(text, board);
    definitions.set(definition.key, definition);
    return { def: definition.key, name, player, zone: 'battlefield', ...more };
  };
  const { own, others, spell, graveyard, life, edition } = board;
  const filler = spellText({ type: 'Sorcery', cost: ['9'], keywords: [], additional: null }, 'Filler');
  const objects = [
    ...own.map((permanent) => placed(permanent.name, textOf(permanent), 0, stateOf(permanent))),
    ...others.map((permanent) => placed(permanent.name, textOf(permanent), 1, stateOf(permanent))),
    placed('Spell', spellText(spell, 'Spell'), 0, { zone: 'hand' }),
    ...Array.from({ length: graveyard }, () => placed('Filler', filler, 0, { zone: 'graveyard' })),
    ...[0, 1].map((player) => placed('Filler', filler, player, { zone: 'library' })),
  ];
  const created = createGame({
    edition,
    seed: 1,
    players: [
      { name: 'A', deck: [] },
      { name: 'B', deck: [] },
    ],
    definitions: definitions.values(),
    position: { active: 0, step: 'main1', life: [life, 20], objects },
  });
  if (!created.ok) throw new Error(created.errors.map(({ message }) => message).join('; '));
  const asked = decision(created.game);
  if (asked?.kind !== 'priority' || asked.form !== 'choose' || asked.player !== 0)
    throw new Error(`asked for ${asked?.kind ?? 'nothing'}`);
  const option = asked.options.find((each) => 'action' in each && each.action.act === 'cast');
  if (option === undefined) return 'no';
  if ('action' in option && option.attempt) return 'attempt';
  return certainFault(created.game, asked, 'mana') === null ? 'certain' : 'reversed';
}

const stateOf = ({ tapped, sick }: Permanent): Partial<PositionObject> => ({
  ...(tapped ? { tapped } : {}),
  ...(sick ? { sick } : {}),
});

/** Each text compiled once. */
const compiled = new Map<string, CardDefinition>();
function understood(card: CardText, { edition }: Board): CardDefinition {
  const key = JSON.stringify(card);
  let definition = compiled.get(key);
  if (definition === undefined) {
    const result = compile(card, { wording: '2026-02' });
    if (!result.ok) throw new Error(`not understood: ${card.text}`);
    ({ definition } = result);
    compiled.set(key, definition);
  }
  const [problem] = problemsOf(editionOf(edition), definition);
  if (problem !== undefined) throw new Error(`${edition} does not know ${card.text}: ${JSON.stringify(problem)}`);
  return definition;
}

function textOf({ name, types, subtypes, snow, color, text }: Permanent): CardText {
  const isBasic = types.includes('Land') && subtypes.length > 0;
  const supertypes = [...(isBasic ? ['Basic'] : []), ...(snow ? ['Snow'] : [])];
  return {
    ...typed(supertypes, types, subtypes),
    name,
    text,
    ...(types.includes('Land') ? {} : { manaCost: color === null ? '{1}' : `{${color}}` }),
    ...(types.includes('Creature') ? { power: '1', toughness: '1' } : {}),
  };
}

function spellText({ type, cost, keywords, additional }: Spell, name: string): CardText {
  const lines = [
    ...keywords,
    ...(additional === null ? [] : [`As an additional cost to cast this spell, ${additional}.`]),
    ...(type === 'Sorcery' ? ['You gain 1 life.'] : []),
  ];
  return {
    ...typed([], [type], []),
    name,
    manaCost: cost.map((symbol) => `{${symbol}}`).join(''),
    text: lines.join('\n'),
    ...(type === 'Creature' ? { power: '1', toughness: '1' } : {}),
  };
}

function typed(
  supertypes: readonly string[],
  types: readonly string[],
  subtypes: readonly string[],
): Pick<CardText, 'layout' | 'supertypes' | 'types' | 'subtypes' | 'typeLine'> {
  const kinds = subtypes.length === 0 ? [] : ['—', ...subtypes];
  return { layout: 'normal', supertypes, types, subtypes, typeLine: [...supertypes, ...types, ...kinds].join(' ') };
}
