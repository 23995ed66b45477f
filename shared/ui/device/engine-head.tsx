import { lazy, Suspense, useState } from 'react';
import { sizeText } from '#core/accounts/quantity-text.ts';
import type { EngineChoice, EngineState } from '#core/batch/engine-state.ts';
import { deviceWords } from '#words/device.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ChromeModelCard } from './chrome-model-card.tsx';
import { HowToCheck } from './how-to-check.tsx';
import { OtherEngine } from './other-engine.tsx';
import type { OwnModelReach } from './own-model-form.tsx';
import { SentNote } from './sent-note.tsx';
import type { Observed } from './use-chrome-model.ts';
import type { EngineView } from './use-local-engines.ts';

const OwnModelDraft = lazy(async () => ({ default: (await import('./own-model-draft.tsx')).OwnModelDraft }));
const OwnModelCard = lazy(async () => ({ default: (await import('./own-model-card.tsx')).OwnModelCard }));

interface EngineHeadProps {
  engine: EngineView;
  /** False if our service isn't available, so that there is no choice. */
  hasService?: boolean;
  isBusy: boolean;
  onChoose: (choice: EngineChoice) => void;
  /** Undefined if the engine is part of a package and can't be removed. */
  onRemove?: () => void;
  /** The addresses that the user's own model may have. */
  reach: OwnModelReach;
  /** Asks the browser for permission to access such a model. */
  onAllow?: (baseUrl: string) => Promise<unknown>;
  switchClass?: string;
  cardClass?: string;
}

/** Shows where photos are analyzed, with the requirements of the selected engine of this device. */
export function EngineHead({
  engine,
  hasService = true,
  isBusy,
  switchClass,
  cardClass,
  ...on
}: EngineHeadProps) {
  const { chosen, sent, builtIn } = engine;
  const [isDrafting, setIsDrafting] = useState(false);
  return (
    <>
      {hasService && (
        <div className={`${switchClass ?? ''} ${chosen === 'service' ? 'border-b border-line pb-2' : ''}`}>
          <EngineSwitch
            chosen={chosen}
            isChosen={engine.isChosen}
            isDisabled={isBusy}
            onChoose={on.onChoose}
          />
        </div>
      )}
      {chosen === 'chrome' && (
        <ChromeModelCard
          model={builtIn.state}
          sent={sent}
          onStart={builtIn.start}
          isBusy={isBusy}
          onCancel={builtIn.cancel}
          onUseEmbedded={() => on.onChoose('device')}
        />
      )}
      {chosen === 'own' && (
        <Suspense fallback={null}>
          <OwnModelCard
            model={engine.own}
            reach={on.reach}
            sent={sent}
            isBusy={isBusy}
            onAllow={on.onAllow}
            onUseEmbedded={() => on.onChoose('device')}
          />
        </Suspense>
      )}
      {chosen === 'device' && (
        <div className={cardClass}>
          <EngineCard
            engine={engine.state}
            sent={sent}
            isBusy={isBusy}
            onUseChrome={engine.hasChromeModel ? () => on.onChoose('chrome') : undefined}
            // Settings are stored only once their test has succeeded.
            onUseOwn={() => (engine.own.state.settings ? on.onChoose('own') : setIsDrafting(true))}
            onRemove={on.onRemove}
          />
          {isDrafting && (
            <Suspense fallback={null}>
              <OwnModelDraft
                model={engine.own}
                reach={on.reach}
                isBusy={isBusy}
                onAllow={on.onAllow}
                onSaved={() => {
                  setIsDrafting(false);
                  on.onChoose('own');
                }}
                onClose={() => {
                  engine.own.cancel();
                  setIsDrafting(false);
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}

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
function EngineSwitch({ chosen, isChosen, isDisabled, onChoose }: EngineSwitchProps) {
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

/** The approximate size of the engine, so that the sentence has its final length before the size is known. */
const ABOUT_BYTES = 39_000_000;

interface EngineCardProps {
  engine: EngineState;
  /** Bytes of image data sent from this page. */
  sent: Observed<number>;
  isBusy: boolean;
  /** Undefined if the engine is part of a package and can't be removed. */
  onRemove?: (() => void) | undefined;
  /** Undefined if this browser has no model of its own. */
  onUseChrome: (() => void) | undefined;
  onUseOwn: () => void;
}

/**
 * Says whether this device's engine is here, and how much has been sent. The first batch downloads it; the batch's
 * progress says so.
 */
function EngineCard({ engine, sent, isBusy, ...on }: EngineCardProps) {
  const t = useMessages(deviceWords, quantitiesWords);
  const size = sizeText('totalBytes' in engine ? engine.totalBytes : ABOUT_BYTES, t);
  const isHere = engine.phase === 'ready';
  return (
    <div className="engine-card">
      <HowToCheck
        said={
          <p className={engine.phase === 'unknown' ? 'invisible' : ''}>
            {isHere ? (
              <>
                {t('device.ready')} <SentNote sent={sent} />
              </>
            ) : (
              t('device.absent', { size })
            )}
          </p>
        }
      >
        {on.onUseChrome && (
          <OtherEngine label={t('device.useChrome')} isDisabled={isBusy} onUse={on.onUseChrome} />
        )}
        {isHere && on.onRemove && (
          <OtherEngine label={t('device.remove', { size })} isDisabled={isBusy} onUse={on.onRemove} />
        )}
        <OtherEngine label={t('device.useOwn')} isDisabled={isBusy} onUse={on.onUseOwn} />
      </HowToCheck>
    </div>
  );
}
