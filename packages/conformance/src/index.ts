/** Every scenario that comes with Rulewright, by chapter. 2006, 2009, 2011, 2026: passim */
import { type Scenario, type ScenarioInput, scenario } from '@rulewright/scenario';
import { abilities } from './abilities/index.ts';
import { bones } from './bones/index.ts';
import { cardTypes } from './card-types/index.ts';
import { casting } from './casting/index.ts';
import { combat } from './combat/index.ts';
import { continuous } from './continuous/index.ts';
import { copying } from './copying/index.ts';
import { designations } from './designations/index.ts';
import { editions } from './editions/index.ts';
import { faceDown } from './face-down/index.ts';
import { glossary } from './glossary/index.ts';
import { keywords } from './keywords/index.ts';
import { kindsOfCards } from './kinds-of-cards/index.ts';
import { lifeAndDamage } from './life-and-damage/index.ts';
import { multiplayer } from './multiplayer/index.ts';
import { objects } from './objects/index.ts';
import { paying } from './paying/index.ts';
import { replacement } from './replacement/index.ts';
import { resolving } from './resolving/index.ts';
import { starting } from './starting/index.ts';
import { stateBased } from './state-based/index.ts';
import { targets } from './targets/index.ts';
import { timing } from './timing/index.ts';
import { turn } from './turn/index.ts';
import { zones } from './zones/index.ts';

const CHAPTERS: Readonly<Record<string, Readonly<Record<string, readonly ScenarioInput[]>>>> = {
  editions,
  bones,
  turn,
  casting,
  abilities,
  combat,
  continuous,
  objects,
  replacement,
  resolving,
  'state-based': stateBased,
  copying,
  'face-down': faceDown,
  'kinds-of-cards': kindsOfCards,
  keywords,
  'card-types': cardTypes,
  paying,
  'life-and-damage': lifeAndDamage,
  targets,
  timing,
  zones,
  glossary,
  designations,
  multiplayer,
  starting,
};

/** The built-in scenarios, each with its chapter. */
export function builtInScenarios(): readonly { readonly chapter: string; readonly scenario: Scenario }[] {
  return Object.entries(CHAPTERS).flatMap(([chapter, rooms]) =>
    Object.values(rooms)
      .flat()
      .map((input) => ({ chapter, scenario: scenario.parse(input) })),
  );
}
