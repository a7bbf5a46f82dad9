/** When to be asked: stops by step and turn, opponents' spells, holding priority, automatic payment and order; sounds and the theme. */
import { WIRE_STEPS } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Label, Modal, ModalOverlay, Radio, RadioGroup, Switch } from 'react-aria-components';
import { changeRemembered, changeSettings, useApp } from '../connection/store.ts';
import { toggleStop, WITHOUT_PRIORITY } from './stops.ts';
import { useWords } from '../words/language.ts';

const ON_OPPONENT = ['auto', 'always', 'if-able', 'never'] as const;
const AT_STOPS = ['auto', 'always', 'if-able'] as const;
const KEEP_FOR_HAND = ['auto', 'on', 'off'] as const;
const SWITCHES = ['holdPriority', 'autoPay', 'autoOrder', 'fullControl'] as const;

/** What one said not to be asked about, each to be taken back. */
function Wishes(): ReactNode {
  const said = useWords('table').settings;
  const { ignore, yields, always } = useApp((state) => state.remembered.settings);
  const wishes = [
    ...ignore.map((name) => ({
      words: said.ignores(name),
      inEnglish: false,
      without: { ignore: ignore.filter((one) => one !== name) },
    })),
    ...yields.map((name) => ({
      words: said.yields(name),
      inEnglish: false,
      without: { yields: yields.filter((one) => one !== name) },
    })),
    ...always.map((wish) => ({
      words: `${wish.about} – ${wish.answer}`,
      inEnglish: true,
      without: { always: always.filter((one) => one !== wish) },
    })),
  ];
  if (wishes.length === 0) return null;
  return (
    <section aria-label={said.notAsked}>
      <h2 className="wishes-head">{said.notAsked}</h2>
      <ul className="wishes">
        {wishes.map(({ words, inEnglish, without }) => (
          <li key={words}>
            <span lang={inEnglish ? 'en' : undefined}>{words}</span>
            <Button
              className="button quiet"
              aria-label={said.askAgainAbout(words)}
              onPress={() => changeSettings(without)}
            >
              {said.askAgain}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords('table').settings;
  const { steps } = useWords('game');
  const { close } = useWords();
  const { settings, theme, sounds } = useApp((state) => state.remembered);
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title">{words.title}</Heading>
            <Button className="button quiet" aria-label={close} onPress={onClose}>
              ✕
            </Button>
          </div>
          <p>{words.about}</p>
          <table className="stops">
            <thead>
              <tr>
                <th scope="col">{words.step}</th>
                <th scope="col">{words.yourTurns}</th>
                <th scope="col">{words.opponents}</th>
              </tr>
            </thead>
            <tbody>
              {WIRE_STEPS.filter((step) => !WITHOUT_PRIORITY.has(step)).map((step) => (
                <tr key={step}>
                  <th scope="row">{steps[step].long}</th>
                  {(['own', 'opponents'] as const).map((whose) => (
                    <td key={whose}>
                      <input
                        type="checkbox"
                        aria-label={words.stopIn(steps[step].long, whose === 'own')}
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
              const chosen = ON_OPPONENT.find((one) => one === value);
              if (chosen) changeSettings({ onOpponent: chosen });
            }}
          >
            <Label>{words.onOpponent}</Label>
            {ON_OPPONENT.map((value) => (
              <Radio key={value} value={value} className="radio">
                {words.onOpponentChoices[value]}
              </Radio>
            ))}
          </RadioGroup>
          <RadioGroup
            className="radios"
            value={settings.atStops}
            onChange={(value) => {
              const chosen = AT_STOPS.find((one) => one === value);
              if (chosen) changeSettings({ atStops: chosen });
            }}
          >
            <Label>{words.atStops}</Label>
            {AT_STOPS.map((value) => (
              <Radio key={value} value={value} className="radio">
                {words.atStopsChoices[value]}
              </Radio>
            ))}
          </RadioGroup>
          {settings.autoPay && (
            <RadioGroup
              className="radios"
              value={settings.keepForHand}
              onChange={(value) => {
                const chosen = KEEP_FOR_HAND.find((one) => one === value);
                if (chosen) changeSettings({ keepForHand: chosen });
              }}
            >
              <Label>{words.keepForHand}</Label>
              {KEEP_FOR_HAND.map((value) => (
                <Radio key={value} value={value} className="radio">
                  {words.keepForHandChoices[value]}
                </Radio>
              ))}
            </RadioGroup>
          )}
          {SWITCHES.map((key) => (
            <Switch
              key={key}
              className="switch"
              isSelected={settings[key]}
              onChange={(on) => changeSettings({ [key]: on })}
            >
              <span className="switch-track" /> {words.switches[key]}
            </Switch>
          ))}
          <Switch className="switch" isSelected={sounds} onChange={(on) => changeRemembered({ sounds: on })}>
            <span className="switch-track" /> {words.sounds}
          </Switch>
          <Wishes />
          <RadioGroup
            className="radios"
            value={theme}
            orientation="horizontal"
            onChange={(value) => {
              if (value === 'system' || value === 'dark' || value === 'light') changeRemembered({ theme: value });
            }}
          >
            <Label>{words.colours}</Label>
            {(['system', 'dark', 'light'] as const).map((value) => (
              <Radio key={value} value={value} className="radio">
                {words.themes[value]}
              </Radio>
            ))}
          </RadioGroup>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
