/** Kinds of cards: split, flip, leveler, double-faced and others. 2006: 505, 508 · 2009: 708, 709 · 2011: 708–711 · 2026: 709–721 */
import type { ScenarioInput } from '@rulewright/scenario';
import { adventure } from './adventure.ts';
import { aftermath } from './aftermath.ts';
import { cases } from './cases.ts';
import { classes } from './classes.ts';
import { dayAndNight } from './day-and-night.ts';
import { doubleFaced } from './double-faced.ts';
import { flip } from './flip.ts';
import { leveler } from './leveler.ts';
import { meld } from './meld.ts';
import { merged } from './merged.ts';
import { modal } from './modal.ts';
import { omen } from './omen.ts';
import { prototype } from './prototype.ts';
import { rooms } from './room.ts';
import { saga } from './saga.ts';
import { split } from './split.ts';
import { stationCards } from './station.ts';
import { transformed } from './transformed.ts';

export const kindsOfCards: Readonly<Record<string, readonly ScenarioInput[]>> = {
  adventure,
  aftermath,
  cases,
  classes,
  dayAndNight,
  doubleFaced,
  flip,
  leveler,
  meld,
  merged,
  modal,
  omen,
  prototype,
  rooms,
  saga,
  split,
  stationCards,
  transformed,
};
