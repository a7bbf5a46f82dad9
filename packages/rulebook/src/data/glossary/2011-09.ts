/** Terms of 2011-09 whose meaning has changed since, or that are gone; most hold for 2009-10 as well. The form of the lines is in `index.ts`. */
export const GLOSSARY = `
Attack | 2009-10+ 508 | To send a creature into combat against a player or a planeswalker.
Characteristics | 2009-10+ 109.3 | What an object is by its card and the effects on it: name, mana cost, color, types, expansion symbol, rules text, abilities, power, toughness, loyalty, and the two modifiers of vanguards. Tapped, controller, counters and the like are none.
Converted Mana Cost | 2009-10+ 202.3 | All the mana of a mana cost added up, whatever its color; X is 0 except on the stack.
Convoke | 702.49 | As you cast the spell you may tap untapped creatures of yours; each lowers its cost by {1} or by one mana of that creature's color.
Damage | 2009-10+ 119 | What sources deal to players, creatures and planeswalkers. Players lose life by it, creatures may be destroyed, planeswalkers lose loyalty counters; redirecting sends some of it elsewhere.
Damage Assignment Order | 2009-10+ 510.1c 510.1d | The order in which an attacker's blockers, or the attackers that a creature blocks, must be dealt lethal damage: none of it for the next until the one before has enough.
Defending Player | 2009-10+ 506.2 | Whoever can be attacked in this combat, with their planeswalkers. Some multiplayer games have several.
Hideaway | 2009-10+ 702.73 | The permanent enters tapped, and its controller exiles one of the library's top four cards face down; the rest go to the bottom. Its other ability may play the exiled card.
Legend Rule | 2009-10+ 704.5k | A state-based action: if legendary permanents of one name are on the battlefield, whoever controls them, all of them go to their owners' graveyards.
Living Weapon | 702.90 | When the Equipment enters the battlefield, it brings a 0/0 black Germ creature token and is attached to that.
Planar Deck | 2009-10+ 901.3 | A Planechase deck of at least ten planes.
Planeswalk | 2009-10+ 701.21 | To put the plane that is face up under its deck, and turn up the next one.
Planeswalker Uniqueness Rule | 2009-10+ 704.5j | A state-based action: of two or more planeswalkers on the battlefield with a type in common none stays; their owners' graveyards get them all.
Proliferate | 701.24 | To choose any players and permanents that have counters, and give each one more counter of one kind it has.
Tribal | 2009-10+ 308 | A card type that comes with another one and lets it have creature types.
Untap Step | 2009-10+ 502 | The first of the turn: phasing, then the active player's permanents untap. Nobody gets priority.
`;
