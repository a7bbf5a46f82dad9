/** A plain player that needs no engine, for tests and long runs. */
import { firstDivision, type WireAnswer, type WireDecision } from '@rulewright/protocol';

/** A plain player: plays what it can, attacks with everything, never blocks, takes the first of whatever must be chosen. */
export function plainAnswer(decision: WireDecision): WireAnswer {
  const options = decision.options ?? [];
  switch (decision.form) {
    case 'choose': {
      const acts = options.map((option) => (option.value['action'] as { act?: string } | undefined)?.act);
      if (decision.kind === 'priority') {
        const useful = acts.findIndex(
          (act, index) => (act === 'playLand' || act === 'cast') && options[index]?.value['attempt'] !== true,
        );
        return [useful < 0 ? 0 : useful];
      }
      const keeps = options.findIndex((option) => option.value['yes'] === false);
      if (decision.kind === 'mulligan' && keeps >= 0) return [keeps];
      const auto = options.findIndex((option) => option.value['pay'] === 'auto');
      if (auto >= 0) return [auto];
      const least = decision.kind === 'yesNo' ? 1 : (decision.min ?? 0);
      return decision.repeat
        ? Array.from({ length: least }, () => 0)
        : options.slice(0, least).map((_, index) => index);
    }
    case 'order':
      return options.map((_, index) => index);
    case 'number':
      return decision.min ?? 0;
    case 'divide':
      return firstDivision(decision, options.length);
    case 'name':
      return 'Forest';
    case 'attackers':
      return (decision.attackers ?? []).map((one) => ({ attacker: one.attacker, target: 0 }));
    case 'blockers':
      return [];
    default:
      throw new Error(`Unknown form: ${String(decision.form satisfies never)}`);
  }
}
