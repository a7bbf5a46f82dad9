/** When to be asked: stops by step and turn, opponents' spells, holding priority, automatic payment and order; and the theme. */
import { WIRE_STEPS } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Label, Modal, ModalOverlay, Radio, RadioGroup, Switch } from 'react-aria-components';
import { changeRemembered, changeSettings, useApp } from '../connection/store.ts';
import { STEP_NAMES, toggleStop, WITHOUT_PRIORITY } from '../table/steps.tsx';

const ON_OPPONENT = [
  ['auto', 'If I could respond; always against people'],
  ['always', 'Always'],
  ['if-able', 'If I could respond'],
  ['never', 'Never'],
] as const;
const AT_STOPS = [
  ['auto', 'If I could do something; always against people'],
  ['always', 'Always'],
  ['if-able', 'If I could do something'],
] as const;
const KEEP_FOR_HAND = [
  ['auto', 'Yes; not against people, who could tell from it what I hold'],
  ['on', 'Yes'],
  ['off', 'No'],
] as const;
const SWITCHES = [
  ['holdPriority', 'Hold priority after my own spells and abilities'],
  ['autoPay', 'Pay costs for me'],
  ['autoOrder', 'Order my simultaneous triggers for me'],
  ['fullControl', 'Full control: ask me everything'],
] as const;

/** What one said not to be asked about, each to be taken back. */
function Wishes(): ReactNode {
  const { ignore, yields, always } = useApp((state) => state.remembered.settings);
  const wishes = [
    ...ignore.map((name) => ({
      words: `Do not ask because of ${name}`,
      without: { ignore: ignore.filter((one) => one !== name) },
    })),
    ...yields.map((name) => ({
      words: `Let an opponent’s ${name} resolve`,
      without: { yields: yields.filter((one) => one !== name) },
    })),
    ...always.map((wish) => ({
      words: `${wish.about} – ${wish.answer}`,
      without: { always: always.filter((one) => one !== wish) },
    })),
  ];
  if (wishes.length === 0) return null;
  return (
    <section aria-label="Not asked about">
      <h2 className="wishes-head">Not asked about</h2>
      <ul className="wishes">
        {wishes.map(({ words, without }) => (
          <li key={words}>
            <span>{words}</span>
            <Button className="button quiet" aria-label={`Ask again: ${words}`} onPress={() => changeSettings(without)}>
              Ask again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { settings, theme } = useApp((state) => state.remembered);
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title">Stops and settings</Heading>
            <Button className="button quiet" aria-label="Close" onPress={onClose}>
              ✕
            </Button>
          </div>
          <p>
            You are asked in these steps; elsewhere the table passes for you. People notice whether you are passed for
            at once: against them you are asked even where you can only pass, unless you choose otherwise.
          </p>
          <table className="stops">
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col">Your turns</th>
                <th scope="col">Opponents'</th>
              </tr>
            </thead>
            <tbody>
              {WIRE_STEPS.filter((step) => !WITHOUT_PRIORITY.has(step)).map((step) => (
                <tr key={step}>
                  <th scope="row">{STEP_NAMES[step].long}</th>
                  {(['own', 'opponents'] as const).map((whose) => (
                    <td key={whose}>
                      <input
                        type="checkbox"
                        aria-label={`Stop in the ${STEP_NAMES[step].long} ${whose === 'own' ? 'on your turns' : "on opponents' turns"}`}
                        checked={settings.stops[whose].includes(step)}
                        onChange={() => changeSettings(toggleStop(settings, whose, step))}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <RadioGroup
            className="radios"
            value={settings.onOpponent}
            onChange={(value) => {
              const chosen = ON_OPPONENT.find(([one]) => one === value)?.[0];
              if (chosen) changeSettings({ onOpponent: chosen });
            }}
          >
            <Label>Stop when an opponent casts or activates something</Label>
            {ON_OPPONENT.map(([value, label]) => (
              <Radio key={value} value={value} className="radio">
                {label}
              </Radio>
            ))}
          </RadioGroup>
          <RadioGroup
            className="radios"
            value={settings.atStops}
            onChange={(value) => {
              const chosen = AT_STOPS.find(([one]) => one === value)?.[0];
              if (chosen) changeSettings({ atStops: chosen });
            }}
          >
            <Label>Ask me at these steps</Label>
            {AT_STOPS.map(([value, label]) => (
              <Radio key={value} value={value} className="radio">
                {label}
              </Radio>
            ))}
          </RadioGroup>
          {settings.autoPay && (
            <RadioGroup
              className="radios"
              value={settings.keepForHand}
              onChange={(value) => {
                const chosen = KEEP_FOR_HAND.find(([one]) => one === value)?.[0];
                if (chosen) changeSettings({ keepForHand: chosen });
              }}
            >
              <Label>When paying for me, leave the lands that the rest of my hand needs</Label>
              {KEEP_FOR_HAND.map(([value, label]) => (
                <Radio key={value} value={value} className="radio">
                  {label}
                </Radio>
              ))}
            </RadioGroup>
          )}
          {SWITCHES.map(([key, label]) => (
            <Switch
              key={key}
              className="switch"
              isSelected={settings[key]}
              onChange={(on) => changeSettings({ [key]: on })}
            >
              <span className="switch-track" /> {label}
            </Switch>
          ))}
          <Wishes />
          <RadioGroup
            className="radios"
            value={theme}
            orientation="horizontal"
            onChange={(value) => {
              if (value === 'system' || value === 'dark' || value === 'light') changeRemembered({ theme: value });
            }}
          >
            <Label>Colours</Label>
            {(['system', 'dark', 'light'] as const).map((value) => (
              <Radio key={value} value={value} className="radio">
                {value}
              </Radio>
            ))}
          </RadioGroup>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
