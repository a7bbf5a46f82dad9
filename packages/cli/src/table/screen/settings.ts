/** Stops and other wishes as rows that can be switched. 2006: 408.1 · 2009, 2011: 116 · 2026: 117 */
import type { SeatSettings } from '@rulewright/protocol';
import { STEP_NAMES } from '../describe-view.ts';

export interface SettingRow {
  readonly text: string;
  readonly switched: SeatSettings;
}

type Stop = SeatSettings['stops']['own'][number];

const SWITCHES = [
  ['fullControl', 'be asked everything'],
  ['holdPriority', 'be asked again after your own spell or ability'],
  ['autoPay', 'pay without asking which mana'],
  ['autoOrder', 'put triggers on the stack as listed'],
] as const;
const OPPONENT = ['auto', 'if-able', 'always', 'never'] as const;
const KEEP = ['auto', 'on', 'off'] as const;
const AT_STOPS = ['auto', 'if-able', 'always'] as const;

export function settingRows(settings: SeatSettings): SettingRow[] {
  const steps = Object.entries(STEP_NAMES).filter(([step]) => step !== 'untap' && step !== 'cleanup') as [
    Stop,
    string,
  ][];
  const stops = (['own', 'opponents'] as const).flatMap((whose) =>
    steps.map(([step, name]) => {
      const on = settings.stops[whose].includes(step);
      const list = on ? settings.stops[whose].filter((one) => one !== step) : [...settings.stops[whose], step];
      return {
        text: `${on ? '✓' : '·'} stop in ${whose === 'own' ? 'your' : "your opponent's"} ${name}`,
        switched: { ...settings, stops: { ...settings.stops, [whose]: list } },
      };
    }),
  );
  const next = OPPONENT[(OPPONENT.indexOf(settings.onOpponent) + 1) % OPPONENT.length] ?? 'auto';
  const nextKeep = KEEP[(KEEP.indexOf(settings.keepForHand) + 1) % KEEP.length] ?? 'auto';
  const nextAtStops = AT_STOPS[(AT_STOPS.indexOf(settings.atStops) + 1) % AT_STOPS.length] ?? 'auto';
  return [
    ...SWITCHES.map(([key, name]) => ({
      text: `${settings[key] ? '✓' : '·'} ${name}`,
      switched: { ...settings, [key]: !settings[key] },
    })),
    {
      text: `be asked about your opponent's spells and abilities: ${settings.onOpponent}`,
      switched: { ...settings, onOpponent: next },
    },
    {
      text: `pay so that what your hand needs is left: ${settings.keepForHand}`,
      switched: { ...settings, keepForHand: nextKeep },
    },
    {
      text: `be asked at your stops though you can do nothing: ${settings.atStops}`,
      switched: { ...settings, atStops: nextAtStops },
    },
    ...stops,
  ];
}
