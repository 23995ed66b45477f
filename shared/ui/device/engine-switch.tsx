import type { EngineChoice } from '#core/batch/engine-state.ts';
import { deviceWords } from '#words/device.ts';
import { useMessages } from '../kit/use-messages.ts';

interface EngineSwitchProps {
  chosen: EngineChoice;
  /** Whether the user has chosen before, rather than being given a default. */
  isChosen: boolean;
  /** While a batch runs, the choice can't be changed. */
  isDisabled: boolean;
  onChoose: (choice: EngineChoice) => void;
}

const CHOICES = [
  { choice: 'device', name: 'device.device', hint: 'device.deviceHint' },
  { choice: 'service', name: 'device.service', hint: 'device.serviceHint' },
] as const;

/** Shows where photos are analyzed: always visible, with an explanation of both options. */
export function EngineSwitch({ chosen, isChosen, isDisabled, onChoose }: EngineSwitchProps) {
  const t = useMessages(deviceWords);
  return (
    <fieldset disabled={isDisabled} className="engine-switch">
      <legend className="sr-only">{t('device.label')}</legend>
      {!isChosen && (
        <p className="engine-unchosen">
          {t(chosen === 'service' ? 'device.unchosenService' : 'device.unchosen')}
        </p>
      )}
      {CHOICES.map(({ choice, name, hint }) => (
        <label key={choice} htmlFor={`engine-${choice}`} className="engine-choice">
          <input
            id={`engine-${choice}`}
            type="radio"
            name="engine"
            value={choice}
            checked={(chosen === 'service') === (choice === 'service')}
            onChange={() => onChoose(choice)}
            className="accent-ink"
          />
          <span className="block text-15 font-semibold">{t(name)}</span>
          <span className="block text-13 text-quiet">
            {t(choice === 'device' && chosen === 'own' ? 'device.ownHint' : hint)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
