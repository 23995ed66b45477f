import type { EngineChoice } from '#core/engine-state.ts';
import { ChromeModelCard } from './chrome-model-card.tsx';
import { EngineCard } from './engine-card.tsx';
import { EngineSwitch } from './engine-switch.tsx';
import type { EngineView } from './use-local-engines.ts';

interface EngineHeadProps {
  engine: EngineView;
  isBusy: boolean;
  onChoose: (choice: EngineChoice) => void;
  onFetch: () => void;
  /** Undefined if the engine is part of a package and cannot be removed. */
  onRemove?: () => void;
  switchClass?: string;
  cardClass?: string;
}

/** Where photos are analyzed, with what the chosen engine of this device needs. */
export function EngineHead({ engine, isBusy, switchClass, cardClass, ...on }: EngineHeadProps) {
  const { chosen, sentBytes, builtIn } = engine;
  return (
    <>
      <div className={switchClass}>
        <EngineSwitch chosen={chosen} isDisabled={isBusy} onChoose={on.onChoose} />
      </div>
      {chosen === 'chrome' && (
        <ChromeModelCard
          model={builtIn.state}
          sentBytes={sentBytes}
          onStart={builtIn.start}
          isBusy={isBusy}
          onCancel={builtIn.cancel}
          onUseEmbedded={() => on.onChoose('device')}
        />
      )}
      {chosen === 'device' && (
        <div className={cardClass}>
          <EngineCard
            engine={engine.state}
            sentBytes={sentBytes}
            isBusy={isBusy}
            onFetch={on.onFetch}
            onCancel={engine.cancel}
            onUseChrome={engine.hasChromeModel ? () => on.onChoose('chrome') : undefined}
            onRemove={on.onRemove}
          />
        </div>
      )}
    </>
  );
}
