/** An object in one line of words, for those who hear the table instead of seeing it, and its frame's tone. */
import type { WireObject, WireRecipient, WireView } from '@rulewright/protocol';

const COLOR_TONES: Readonly<Record<string, string>> = {
  w: 'w',
  u: 'u',
  b: 'b',
  r: 'r',
  g: 'g',
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
};

/** A colour of frame: one letter for one colour, `m` several, `a` artifact, `l` land, `n` none. */
export function toneOf(object: WireObject): string {
  if (object.faceDown) return 'n';
  if (object.colors.length > 1) return 'm';
  const only = object.colors[0];
  if (only !== undefined) return COLOR_TONES[only.toLowerCase()] ?? 'n';
  const types = object.types.map((type) => type.toLowerCase());
  if (types.includes('land')) return landTone(object);
  return types.includes('artifact') ? 'a' : 'n';
}

const BASIC_TONES: Readonly<Record<string, string>> = {
  Plains: 'w',
  Island: 'u',
  Swamp: 'b',
  Mountain: 'r',
  Forest: 'g',
};

function landTone(object: WireObject): string {
  const tones = new Set(object.subtypes.map((subtype) => BASIC_TONES[subtype]).filter((tone) => tone !== undefined));
  const [tone] = tones;
  return tones.size === 1 && tone !== undefined ? `l land-${tone}` : 'l';
}

export const allObjects = (view: WireView): readonly WireObject[] => [
  ...view.battlefield,
  ...view.stack,
  ...view.exile,
  ...view.command,
  ...view.ante,
  ...view.players.flatMap((player) => [
    ...player.hand,
    ...player.graveyard,
    ...player.libraryKnown.map((known) => known.object),
  ]),
];

export const findObject = (view: WireView, id: number): WireObject | undefined =>
  id === 0 ? undefined : allObjects(view).find((object) => object.id === id);

export function recipientName(view: WireView, recipient: WireRecipient): string {
  if ('player' in recipient) return view.players.find((player) => player.id === recipient.player)?.name ?? 'a player';
  return findObject(view, recipient.object)?.name ?? 'something that is gone';
}

/** What stands in the corner of the frame: power and toughness, loyalty, defense; null for what has none. */
export const cornerOf = (object: WireObject): string | number | null =>
  hasPT(object) ? `${object.power}/${object.toughness}` : (object.loyalty ?? object.defense);

export const hasPT = (object: WireObject): boolean => object.power !== null && object.toughness !== null;

/** “Grizzly Bears, 2/2, tapped, attacking Ben”. */
export function describe(view: WireView, object: WireObject): string {
  const parts = [
    object.knownAs !== null && object.knownAs !== object.name ? `${object.name} (${object.knownAs})` : object.name,
  ];
  if (object.kind === 'ability') parts[0] = `Ability of ${object.name}`;
  if (object.kind === 'token' || object.kind === 'emblem') parts.push(object.kind);
  if (hasPT(object)) parts.push(`${object.power}/${object.toughness}`);
  else if (object.typeLine !== '') parts.push(object.typeLine);
  if (object.loyalty !== null) parts.push(`loyalty ${object.loyalty}`);
  if (object.defense !== null) parts.push(`defense ${object.defense}`);
  if (object.damage > 0) parts.push(`${object.damage} damage`);
  for (const { counter, count } of object.counters) parts.push(`${count} ${counter} counter${count === 1 ? '' : 's'}`);
  if (object.zone === 'battlefield') {
    if (object.tapped) parts.push('tapped');
    if (object.sick && object.types.some((type) => type.toLowerCase() === 'creature'))
      parts.push('came under control this turn');
    if (object.attacking) parts.push(`attacking ${recipientName(view, object.attacking)}`);
    if (object.blocking.length > 0)
      parts.push(`blocking ${object.blocking.map((id) => recipientName(view, { object: id })).join(' and ')}`);
    if (object.attachedTo !== 0) parts.push(`attached to ${recipientName(view, { object: object.attachedTo })}`);
    if (object.attachedPlayer >= 0) parts.push(`attached to ${recipientName(view, { player: object.attachedPlayer })}`);
    if (object.phasedOut) parts.push('phased out');
  }
  for (const { label } of object.marks) parts.push(label);
  if (object.targets.length > 0)
    parts.push(`targeting ${object.targets.map((target) => recipientName(view, target)).join(' and ')}`);
  return parts.join(', ');
}
