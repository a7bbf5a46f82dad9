/** Definitions that the rules themselves need: face-down permanents, basic land types, exchanged control. 2006: 212.6e, 504 · 2009, 2011: 305.6, 707 · 2026: 305.6, 701.12, 708 */
import type { CardDefinition } from '../vocabulary/definition.ts';
import { RULE_DEFINITIONS as OF_CONTINUOUS } from '../continuous/base.ts';
import { GOADED_DEFINITION } from '../resolving/goad.ts';
import { EXCHANGE_CONTROL } from '../resolving/lasting.ts';

export const RULE_DEFINITIONS: readonly CardDefinition[] = [...OF_CONTINUOUS, EXCHANGE_CONTROL, GOADED_DEFINITION];
