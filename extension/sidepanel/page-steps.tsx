import { buttonClass } from '#ui/kit/button-class.ts';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { panelWords } from '#words/panel.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { tableWords } from '#words/table.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { ImageChooser } from './image-chooser.tsx';
import { BeyondCount, LeftOutCounts } from './left-out-counts.tsx';
import { MissedImages } from './missed-images.tsx';
import { PermissionRequest } from './permission-request.tsx';
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
            page.goOn(step.images, step.loaded);
          }}
        />
      );
  }
}
