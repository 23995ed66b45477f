import { buttonClass } from '#ui/kit/button-class.ts';
import { failureWords } from '../i18n/failure-words.ts';
import { text } from '../i18n/text.ts';
import { ImageChooser } from './image-chooser.tsx';
import { LeftOutCounts } from './left-out-counts.tsx';
import { MissedImages } from './missed-images.tsx';
import { PermissionRequest } from './permission-request.tsx';
import { needingPermission } from './use-page-images.ts';
import type { PanelState } from './use-panel.ts';

type PageStepsProps = Pick<PanelState, 'page' | 'goOn'>;

/** The steps from the page's images to the batch, one at a time. */
export function PageSteps({ page, goOn }: PageStepsProps) {
  const { step } = page;
  switch (step.at) {
    case 'nothing':
      return null;
    case 'collecting':
      return <output className="light-table block p-4 text-15">{text('panel_collecting')}</output>;
    case 'failed':
      return (
        <div className="light-table p-4">
          <p role="alert" className="text-15 font-semibold text-accent">
            {failureWords(step.failure)}
          </p>
          <button type="button" className={buttonClass('outline', 'mt-4')} onClick={page.stop}>
            {text('panel_back')}
          </button>
        </div>
      );
    case 'choosing':
      return (
        <>
          <ImageChooser images={step.images} onOrganize={page.load} onBack={page.stop} />
          <LeftOutCounts leftOut={step.leftOut} thresholdPx={step.thresholdPx} />
          <MissedImages missed={step.unread} duplicates={0} />
        </>
      );
    case 'loading':
      return (
        <div className="light-table p-4">
          <p className="font-mono text-13" aria-live="polite">
            {text('panel_loading', step.done, step.total)}
          </p>
          <progress className="mt-2 w-full accent-ink" max={step.total} value={step.done} />
          <button type="button" className={buttonClass('outline', 'mt-4')} onClick={page.stop}>
            {text('panel_cancel')}
          </button>
        </div>
      );
    case 'asking':
      return (
        <PermissionRequest
          images={needingPermission(step.loaded)}
          onAllow={() => page.allow(step.images, step.loaded)}
          onSkip={() => {
            page.stop();
            goOn(step.images, step.loaded);
          }}
        />
      );
  }
}
