/** Phasing in and out. 2006: 502.15 · 2009: 702.23 · 2011: 702.24 · 2026: 702.26 */
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { Reads } from '../../continuous/derived.ts';
import { objectRule } from '../../continuous/prohibitions.ts';
import { matches } from '../../meaning/filter.ts';
import { objectOf } from '../../state/objects.ts';
import { endAbsences, loseTrack } from '../effects.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { phaseIntoCombat, phaseOutOfCombat } from '../combat-record.ts';
import { change, type KindOf } from './kind.ts';

export interface PhaseIn extends Happening<'phaseIn'> {
  /** only because what it is attached to does */
  indirectly: boolean;
}
export interface PhaseOut extends Happening<'phaseOut'> {
  indirectly: boolean;
}
export type PhasingEvent = PhaseIn | PhaseOut;

export const phaseInEvent = (object: ObjectId, player: PlayerId, indirectly: boolean, cause: Cause): PhaseIn => ({
  kind: 'phaseIn',
  object,
  player,
  amount: 0,
  cause,
  indirectly,
});

export const phaseOutEvent = (object: ObjectId, player: PlayerId, indirectly: boolean, cause: Cause): PhaseOut => ({
  kind: 'phaseOut',
  object,
  player,
  amount: 0,
  cause,
  indirectly,
});

const SEEN = Reads.membership | Reads.combat;

export const phaseOut: KindOf<PhaseOut> = {
  perform: (game, event) =>
    change(game, event, SEEN, (object) => {
      if (object.phasedOut) return false;
      object.phasedOut = true;
      object.phasedIndirectly = event.indirectly;
      object.phasedUnder = event.player;
      phaseOutOfCombat(game, object.id);
      if (game.edition.phasing === 'zone') {
        // it has left play: damage and effects that would have ended stay behind (2006: 502.15e, g)
        object.damage = 0;
        object.shields = 0;
        loseTrack(game, object.id);
      }
      note(game, (w) => `${w.object(event.object)} phases out.`);
      return true;
    }),
  impossible: (game, { object }) => objectRule(game, 'cantPhaseOut', object),
  patterns: {
    phases: (game, ctx, { what, dir }, { object }) => dir === 'out' && matches(game, ctx, object, what),
  },
  looksBack: (list) => list.includes('phasesOut'),
};

export const phaseIn: KindOf<PhaseIn> = {
  perform: (game, event) =>
    change(game, event, SEEN, (object) => {
      if (!object.phasedOut) return false;
      object.phasedOut = false;
      phaseIntoCombat(game, object.id);
      // what comes back otherwise is not brought back again (2026: 610.4a)
      endAbsences(game, ({ objects, back }) => back === null && objects.includes(object.id));
      object.phasedIndirectly = false;
      object.phasedUnder = -1;
      // unattached, where what it was attached to is gone (2006: 502.15j · 2026: 702.26i)
      if (objectOf(game, object.attachedTo) === null) object.attachedTo = 0;
      // as though it had haste, until it changes controllers or leaves play (2006: 502.15m)
      if (game.edition.phasing === 'zone') object.controlledSince = 0;
      note(game, (w) => `${w.object(event.object)} phases in.`);
      return true;
    }),
  patterns: {
    phases: (game, ctx, { what, dir }, { object }) => dir === 'in' && matches(game, ctx, object, what),
  },
};
