import { lazy, Suspense, useState } from 'react';
import type { EngineChoice } from '#core/batch/engine-state.ts';
import { ChromeModelCard } from './chrome-model-card.tsx';
import { EngineCard } from './engine-card.tsx';
import { EngineSwitch } from './engine-switch.tsx';
import type { OwnModelReach } from './own-model-form.tsx';
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
