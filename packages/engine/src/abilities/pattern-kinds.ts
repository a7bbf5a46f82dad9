/** Which kinds of event a pattern can match: what triggers and replacements are indexed by. 2006: 404, 419 · 2009, 2011, 2026: 603, 614 */
import type { EventKind } from '../events/event.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';

const memo = new WeakMap<EventPattern, readonly EventKind[]>();

/** The kinds of event that may match; none for a state trigger, which matches a condition. */
export function kindsOf(pattern: EventPattern): readonly EventKind[] {
  let kinds = memo.get(pattern);
  if (kinds === undefined) {
    kinds = [...new Set(of(pattern))];
    memo.set(pattern, kinds);
  }
  return kinds;
}

function of(pattern: EventPattern): readonly EventKind[] {
  switch (pattern.on) {
    case 'move':
      return ['move']; // a token enters by a move from no zone
    case 'sacrifice':
      return ['sacrifice'];
    case 'destroy':
      return ['destroy'];
    case 'cast':
      return ['cast'];
    case 'playLand':
      return ['playLand'];
    case 'activate':
      return ['activate'];
    case 'becomesTarget':
      return ['becomesTarget'];
    case 'countered':
      return ['countered'];
    case 'damage':
      return ['damage'];
    case 'prevented':
      return ['prevented'];
    case 'excessDamage':
      return ['excessDamage'];
    case 'attacks':
    case 'attack':
      return ['attack'];
    case 'blocks':
      return ['block'];
    case 'becomesBlocked':
      return pattern.by === undefined ? ['becomesBlocked'] : ['block', 'putBlocking'];
    case 'unblocked':
      return ['unblocked'];
    case 'step':
    case 'endOfCombat':
      return ['step'];
    case 'daytime':
      return ['daytime'];
    case 'tap':
      return ['tap'];
    case 'untap':
      return ['untap'];
    case 'draw':
      return ['draw'];
    case 'discard':
      return ['discard'];
    case 'cycle':
      return ['cycle'];
    case 'gainLife':
      return ['gainLife'];
    case 'loseLife':
      return ['loseLife'];
    case 'counters':
      return ['counters'];
    case 'designated':
      return ['designation'];
    case 'unlock':
      return ['unlock'];
    case 'ringTempts':
      return ['ringTempts'];
    case 'completes':
      return ['completeDungeon'];
    case 'room':
    case 'becomesLevel':
      return ['remember'];
    case 'phases':
      return [pattern.dir === 'in' ? 'phaseIn' : 'phaseOut'];
    case 'turnedFaceUp':
      return ['turnFaceUp'];
    case 'transforms':
      return ['transform'];
    case 'attached':
      return ['attach'];
    case 'unattached':
      return ['unattach'];
    case 'triggers':
      return ['trigger'];
    case 'controlChanges':
      return ['control'];
    case 'reveal':
      return ['reveal'];
    case 'search':
      return ['search'];
    case 'shuffle':
      return ['shuffle'];
    case 'action':
      return ['action'];
    case 'flipCoin':
      return ['coin'];
    case 'token':
      return ['createToken'];
    case 'loseGame':
      return ['lose'];
    case 'produceMana':
      return ['addMana'];
    case 'beginTurn':
      return ['turn'];
    case 'beginPhase':
      return ['step'];
    case 'state':
      return [];
    case 'either':
      return pattern.of.flatMap(kindsOf);
  }
}
