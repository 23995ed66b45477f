import { deviceWords } from '#words/device.ts';
import { ownModelWords } from '#words/own-model.ts';
import { useMessages } from '../kit/use-messages.ts';
import { OtherEngine } from './other-engine.tsx';
import { OwnModelForm, type OwnModelReach } from './own-model-form.tsx';
import type { OwnModelView } from './use-own-model.ts';
import { SentNote } from './sent-note.tsx';
import type { Observed } from './use-chrome-model.ts';

interface OwnModelCardProps {
  model: OwnModelView;
  reach: OwnModelReach;
  /** Bytes of image data sent from this page. */
  sent: Observed<number>;
  isBusy: boolean;
  onAllow?: ((baseUrl: string) => Promise<unknown>) | undefined;
  onUseEmbedded: () => void;
}

/** Shows which of the user's own models describes the photos, and where they are sent. */
export function OwnModelCard({ model, reach, sent, isBusy, onAllow, onUseEmbedded }: OwnModelCardProps) {
  const t = useMessages(deviceWords, ownModelWords);
  const { isRead, settings, check } = model.state;
  if (!isRead) return null;
  return (
    <div className="engine-card">
      {settings && (
        <p className="w-full">
          {t('own-model.goesTo', { host: new URL(settings.baseUrl).host })} <SentNote sent={sent} />
        </p>
      )}
      <details open={!settings || check.phase !== 'none'} className="w-full">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {t('own-model.change')}
        </summary>
        <OwnModelForm model={model} reach={reach} onAllow={onAllow} isDisabled={isBusy} />
      </details>
      <div className="flex w-full justify-end text-13 text-quiet">
        <OtherEngine label={t('device.useEmbedded')} isDisabled={isBusy} onUse={onUseEmbedded} />
      </div>
    </div>
  );
}
