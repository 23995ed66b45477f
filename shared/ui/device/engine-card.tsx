import type { EngineState } from '#core/batch/engine-state.ts';
import { failureText } from '#core/failure-text.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { deviceWords } from '#words/device.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { buttonClass } from '../kit/button-class.ts';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { useKeptFocus } from '../kit/use-kept-focus.ts';
import { useMessages } from '../kit/use-messages.ts';
import { HowToCheck } from './how-to-check.tsx';
import { OtherEngine } from './other-engine.tsx';
import { SentNote } from './sent-note.tsx';
import type { Observed } from './use-chrome-model.ts';
import { useState } from 'react';

/** The approximate size of the engine, so that the sentence has its final length before the size is known. */
const ABOUT_BYTES = 39_000_000;

interface EngineCardProps {
  engine: EngineState;
  /** Bytes of image data sent from this page. */
  sent: Observed<number>;
  isBusy: boolean;
  onFetch: () => void;
  onCancel: () => void;
  /** Undefined if the engine is part of a package and can't be removed. */
  onRemove?: (() => void) | undefined;
  /** Undefined if this browser has no model of its own. */
  onUseChrome: (() => void) | undefined;
  onUseOwn: () => void;
}

/** Shows the requirements and progress of this device's engine, and how much has been sent. */
export function EngineCard({ engine, sent, isBusy, ...on }: EngineCardProps) {
  const t = useMessages(deviceWords, failuresWords, quantitiesWords);
  const size = (bytes: number) => sizeText(bytes, t);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div className="engine-card" {...keptFocus}>
      <EngineSaid phase={engine.phase} />
      {(engine.phase === 'absent' || engine.phase === 'unknown') && (
        // Reserves the space until the state is known.
        <div className={engine.phase === 'unknown' ? 'invisible contents' : 'contents'}>
          <p className="mr-auto">{t('device.absent', { size: size(bytesOf(engine)) })}</p>
          <button type="button" className={buttonClass('outline')} onClick={on.onFetch}>
            {t('device.fetch', { size: size(bytesOf(engine)) })}
          </button>
        </div>
      )}
      {engine.phase === 'fetching' && (
        <>
          <div className="mr-auto grow">
            <p>{t('device.fetching', { done: size(engine.doneBytes), total: size(engine.totalBytes) })}</p>
            <ProgressBar
              value={engine.doneBytes}
              max={engine.totalBytes}
              label={t('device.fetching', { done: size(engine.doneBytes), total: size(engine.totalBytes) })}
            />
          </div>
          <button type="button" className={buttonClass('quiet')} onClick={on.onCancel}>
            {t('device.cancel')}
          </button>
        </>
      )}
      {engine.phase === 'testing' && <p>{t('device.testing')}</p>}
      {engine.phase === 'failed' && (
        <>
          <p role="alert" className="mr-auto font-semibold text-accent">
            {failureText(engine.failure, t)}
          </p>
          <button type="button" className={buttonClass('outline')} onClick={on.onFetch}>
            {t('device.retry')}
          </button>
        </>
      )}
      {engine.phase === 'ready' && (
        <>
          <p className="mr-auto">
            {t('device.ready')} <SentNote sent={sent} />
          </p>
          {!isBusy && on.onRemove && (
            <button type="button" className={buttonClass('quiet')} onClick={on.onRemove}>
              {t('device.remove', { size: size(engine.totalBytes) })}
            </button>
          )}
        </>
      )}
      <HowToCheck>
        {on.onUseChrome && (
          <OtherEngine label={t('device.useChrome')} isDisabled={isBusy} onUse={on.onUseChrome} />
        )}
        <OtherEngine label={t('device.useOwn')} isDisabled={isBusy} onUse={on.onUseOwn} />
      </HowToCheck>
    </div>
  );
}

/** Returns the engine's size in bytes, or an estimate. */
function bytesOf(engine: EngineState): number {
  return engine.phase === 'absent' ? engine.totalBytes : ABOUT_BYTES;
}

interface EngineSaidProps {
  phase: EngineState['phase'];
}

/** Announces the engine's progress to screen readers; nothing if it was available from the start. */
function EngineSaid({ phase }: EngineSaidProps) {
  const t = useMessages(deviceWords);
  const [wasAwaited, setWasAwaited] = useState(false);
  if (!wasAwaited && (phase === 'fetching' || phase === 'testing')) setWasAwaited(true);
  return (
    <output className="sr-only">
      {phase === 'testing' && t('device.testing')}
      {phase === 'ready' && wasAwaited && t('device.ready')}
    </output>
  );
}
