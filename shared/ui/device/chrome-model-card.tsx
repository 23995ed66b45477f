import type { ChromeModelState } from '#core/batch/engine-state.ts';
import { deviceWords } from '#words/device.ts';
import { buttonClass } from '../kit/button-class.ts';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { MODEL_PROBLEMS } from './model-problem.ts';
import { HowToCheck } from './how-to-check.tsx';
import { OtherEngine } from './other-engine.tsx';
import { SentNote } from './sent-note.tsx';
import type { Observed } from './use-chrome-model.ts';

interface ChromeModelCardProps {
  model: ChromeModelState;
  /** Bytes of image data sent from this page. */
  sent: Observed<number>;
  isBusy: boolean;
  onStart: () => void;
  onCancel: () => void;
  onUseEmbedded: () => void;
}

/** Shows the requirements of Chrome's model and its download. */
export function ChromeModelCard({
  model,
  sent,
  isBusy,
  onStart,
  onCancel,
  onUseEmbedded,
}: ChromeModelCardProps) {
  const t = useMessages(deviceWords);
  const percent = model.phase === 'downloading' ? Math.floor(model.share * 100) : 0;
  return (
    <div className="engine-card">
      {model.phase === 'downloadable' && (
        <>
          <p className="mr-auto">{t('device.chromeDownloadable')}</p>
          <button type="button" className={buttonClass('outline')} onClick={onStart}>
            {t('device.chromeDownload')}
          </button>
        </>
      )}
      {model.phase === 'downloading' && (
        <>
          <div className="mr-auto grow">
            <p>{t('device.chromeDownloading', { percent })}</p>
            <ProgressBar value={percent} max={100} label={t('device.chromeDownloading', { percent })} />
          </div>
          <button type="button" className={buttonClass('quiet')} onClick={onCancel}>
            {t('device.cancel')}
          </button>
        </>
      )}
      {model.phase === 'failed' && (
        <>
          <p role="alert" className="mr-auto font-semibold text-accent">
            {t('device.chromeFailed')} {t(MODEL_PROBLEMS[model.problem])}
          </p>
          <button type="button" className={buttonClass('outline')} onClick={onStart}>
            {t('device.retry')}
          </button>
        </>
      )}
      {model.phase === 'ready' && (
        <p className="mr-auto">
          {t('device.chromeReady')} <SentNote sent={sent} />
        </p>
      )}
      <HowToCheck>
        <OtherEngine label={t('device.useEmbedded')} isDisabled={isBusy} onUse={onUseEmbedded} />
      </HowToCheck>
    </div>
  );
}
