import type { EngineState } from '#core/batch/engine-state.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { deviceWords } from '#words/device.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';
import { HowToCheck } from './how-to-check.tsx';
import { OtherEngine } from './other-engine.tsx';
import { SentNote } from './sent-note.tsx';
import type { Observed } from './use-chrome-model.ts';

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
export function EngineCard({ engine, sent, isBusy, ...on }: EngineCardProps) {
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
