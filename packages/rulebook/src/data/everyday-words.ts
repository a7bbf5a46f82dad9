/** What players say, and the words of the rules for it: `said, or said > meant`. Written by hand; each side is looked for as a whole. */
export const EVERYDAY_WORDS = `
etb, cip > enters the battlefield
etb > enters triggers
ltb > leaves the battlefield
rfg, rfp > exile
cmc, converted mana cost > mana value
mv > mana value
casting cost > mana cost
summon sick, summoning sick > summoning sickness
sac > sacrifice
tuck, tucked > commander hand or library
bounce, bounced > return to hand
flicker, blink, flickered, blinked > a new object
fizzle, fizzles, fizzled > illegal target
respond, response > in response
gy, yard > graveyard
bin > graveyard
library empty, empty deck, deck out, decked, decking > drawing from an empty library
infinite > endless
infinite combo > loop
edh, general > commander
command tax, general tax > commander tax
walker > planeswalker
dfc > double-faced
mdfc > modal double-faced
mull, mulls > mulligan
scoop, give up > concede
pinger > deals damage
untargetable > hexproof
unblockable > can't be blocked
board wipe, wrath > destroy all
counterspell > counter a spell
removed from the game, removed from game > exile
in play > battlefield
comes into play, enters play > enters the battlefield
leaves play > leaves the battlefield
state based effect, sbe > state-based actions
sba, sbas > state-based actions
apnap > active player nonactive player order
lki > last known information
cda > characteristic-defining ability
interrupt > instant
zero > 0
one > 1
two > 2
ten > 10
twenty > 20
seven > 7
double block, multiple blockers > divided among blockers
first turn draw, play or draw > skips the draw
hand limit > maximum hand size
tapped attacker > attacking creatures tap
stack order > resolves first
go infinite > loop
dies trigger, death trigger, dies triggers > leaves triggers
player dies, players die > lose
at the same time, simultaneously > at once
falls off, fall off > unattached
disappears, disappear, vanishes, vanish, goes away, is wasted > empty
another player's turn, opponent's turn, other player's turn > someone else's turn
`;
