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
  /** False where our service can't be used, so that there is no choice. */
  hasService?: boolean;
  isBusy: boolean;
  onChoose: (choice: EngineChoice) => void;
  onFetch: () => void;
  /** Undefined if the engine is part of a package and cannot be removed. */
  onRemove?: () => void;
  /** Where a model of the user's own may be. */
  reach: OwnModelReach;
  /** Asks the browser to let us reach such a model. */
  onAllow?: (baseUrl: string) => Promise<unknown>;
  switchClass?: string;
  cardClass?: string;
}

/** Where photos are analyzed, with what the chosen engine of this device needs. */
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
        <div className={switchClass}>
          <EngineSwitch chosen={chosen} isDisabled={isBusy} onChoose={on.onChoose} />
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
            onFetch={on.onFetch}
            onCancel={engine.cancel}
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
