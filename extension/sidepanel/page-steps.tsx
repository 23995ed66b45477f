import { failureText } from '#core/failure-text.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { PermissionButton } from '#ui/kit/permission-button.tsx';
import { useMessages } from '#ui/kit/use-messages.ts';
import { failuresWords } from '#words/failures.ts';
import { panelWords } from '#words/panel.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { tableWords } from '#words/table.ts';
import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import type { FoundImage, LeftOutCounts as Counts } from '../page/page-image.ts';
import { ImageChooser } from './image-chooser.tsx';
import { imageHost } from './image-selection.ts';
import { MissedImages } from './missed-images.tsx';
import { needingPermission } from './use-page-images.ts';
import type { PagePhotos } from './use-page-photos.ts';

interface PageStepsProps {
  page: PagePhotos;
}

/** The steps from the page's images to the batch, one at a time. */
export function PageSteps({ page }: PageStepsProps) {
  const t = useMessages(failuresWords, panelWords, quantitiesWords, tableWords);
  const { step } = page;
  switch (step.at) {
    case 'nothing':
      return null;
    case 'collecting':
      return <output className="light-table block p-4 text-15">{t('panel.collecting')}</output>;
    case 'failed':
      return (
        <div className="light-table p-4">
          <p role="alert" className="text-15 font-semibold text-accent">
            {failureText(step.failure, t)}
          </p>
          <button type="button" className={buttonClass('outline', 'mt-4')} onClick={page.stop}>
            {t('panel.back')}
          </button>
        </div>
      );
    case 'choosing':
      return (
        <>
          <BeyondCount leftOut={step.leftOut} />
          <ImageChooser
            images={step.images}
            end={step.end}
            onOrganize={page.load}
            onScroll={page.scroll}
            onBack={page.stop}
          />
          <LeftOutCounts leftOut={step.leftOut} thresholdPx={step.thresholdPx} />
          <MissedImages missed={step.unread} duplicates={0} />
        </>
      );
    case 'scrolling':
      return (
        <div className="light-table p-4">
          <p className="font-mono text-13" aria-live="polite">
            {t('panel.scrolling', { count: step.found })}
          </p>
          {step.isHidden && <p className="mt-2 text-15">{t('panel.scrollWaiting')}</p>}
          <progress className="mt-2 w-full accent-ink" aria-label={t('panel.scrollPage')} />
          <button type="button" className={buttonClass('outline', 'mt-4')} onClick={step.end}>
            {t('panel.stopScrolling')}
          </button>
        </div>
      );
    case 'loading':
      return (
        <div className="light-table p-4">
          <p className="font-mono text-13" aria-live="polite">
            {t('panel.loading', { done: step.done, total: step.total })}
          </p>
          <progress className="mt-2 w-full accent-ink" max={step.total} value={step.done} />
          <button type="button" className={buttonClass('outline', 'mt-4')} onClick={page.stop}>
            {t('table.cancel')}
          </button>
        </div>
      );
    case 'asking':
      return (
        <PermissionRequest
          images={needingPermission(step.loaded)}
          isWaiting={step.isWaiting}
          onAllow={() => page.allow(step.images, step.loaded)}
          onSkip={() => {
            page.stop();
            page.resume(step.images, step.loaded);
          }}
        />
      );
  }
}

interface LeftOutCountsProps {
  leftOut: Counts;
  thresholdPx: number;
}

/** Shows how many of the page's images aren't in the grid, with a sentence for each reason that applies. */
function LeftOutCounts({ leftOut: { small, repeated }, thresholdPx }: LeftOutCountsProps) {
  const t = useMessages(panelWords);
  const sentences = [
    ...(small > 0 ? [t('panel.leftSmall', { count: small, pixels: thresholdPx })] : []),
    ...(repeated > 0 ? [t('panel.leftRepeated', { count: repeated })] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 text-13 text-quiet">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Shows how many images are beyond the limit: above the grid, whose end is thousands of tiles further down. */
function BeyondCount({ leftOut: { beyond } }: Pick<LeftOutCountsProps, 'leftOut'>) {
  const t = useMessages(panelWords);
  if (beyond === 0) return null;
  return (
    <output className="mb-4 block text-15 font-semibold text-amber">
      {t('panel.leftBeyond', { count: beyond, limit: PAGE_IMAGE_LIMITS.images })}
    </output>
  );
}

interface PermissionRequestProps {
  /** The images that need the permission. */
  images: readonly FoundImage[];
  /** Whether the browser is asking the user. */
  isWaiting: boolean;
  onAllow: () => void;
  onSkip: () => void;
}

/** Explains which hosts need permission, why, and for how many images, before the browser asks. */
function PermissionRequest({ images, isWaiting, onAllow, onSkip }: PermissionRequestProps) {
  const t = useMessages(panelWords);
  const hosts = [...new Set(images.map(imageHost))].toSorted();
  const countOf = (host: string) => images.filter((image) => imageHost(image) === host).length;
  return (
    <section className="light-table p-4" aria-labelledby="permission-title">
      <h2 id="permission-title" className="text-21 font-bold tracking-tight">
        {t('panel.permissionTitle')}
      </h2>
      <p className="mt-2 text-15">{t('panel.permissionText')}</p>
      <ul className="mt-3 grid gap-1 font-mono text-13">
        {hosts.map((host) => (
          <li key={host} className="flex justify-between gap-4 border-b border-line py-1">
            <span className="min-w-0 break-all">{host}</span>
            <span className="text-quiet tabular-nums">{countOf(host)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2">
        <PermissionButton className={buttonClass('accent')} isAsking={isWaiting} onPress={onAllow}>
          {t('panel.permissionAllow')}
        </PermissionButton>
        <button type="button" className={buttonClass('outline')} onClick={onSkip}>
          {t('panel.permissionSkip')}
        </button>
      </div>
    </section>
  );
}
