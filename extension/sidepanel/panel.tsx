import { lazy, Suspense } from 'react';
import browser from 'webextension-polyfill';
import { buttonClass } from '#ui/kit/button-class.ts';
import { EngineHead } from '#ui/device/engine-head.tsx';
import { PhotoTable } from '#ui/table/photo-table.tsx';
import { PlacingEditor } from '#ui/rules/placing-editor.tsx';
import { useToasts } from '#ui/toasts/use-toasts.ts';
import { panelWords } from '#words/panel.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { HAS_SERVICE } from '../has-service.ts';
import { allowAddress } from '../storage/own-model.ts';
import { MissedImages } from './missed-images.tsx';
import { PageSteps } from './page-steps.tsx';
import { PanelHeader } from './panel-header.tsx';
import type { PanelSnapshot } from './panel-snapshot.ts';
import { openSite, PanelNotice } from './panel-notice.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { type PanelState, usePanel } from './use-panel.ts';
import { usePanelSending } from './use-panel-sending.ts';

const SendPanel = lazy(async () => ({ default: (await import('#ui/storage/send-panel.tsx')).SendPanel }));
const Toaster = lazy(async () => ({ default: (await import('#ui/toasts/toaster.tsx')).Toaster }));

interface PanelProps {
  snapshot: PanelSnapshot;
}

/** The side panel: everything from a page, or from photos on disk, to the ZIP. */
export function Panel({ snapshot }: PanelProps) {
  const { shown, notify, dismiss } = useToasts();
  const panel = usePanel(notify, snapshot);
  const sending = usePanelSending(panel.table);
  const { page, session, table } = panel;
  const isTable = table.organizer.isWorking || page.step.at === 'nothing';
  return (
    <div className="min-h-dvh">
      <PanelHeader account={session.account} />
      <main className="p-4">
        <h1 className="sr-only">{browser.runtime.getManifest().name}</h1>
        {isTable ? <PanelTable {...panel} {...sending} /> : <PageSteps page={page} />}
      </main>
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <Toaster toasts={shown} onDismiss={dismiss} onFollow={(href) => void openSite(href)} />
        </Suspense>
      )}
    </div>
  );
}

type PanelTableProps = PanelState & ReturnType<typeof usePanelSending>;

/** The table with what the panel has around it, and the images of the page that aren't in the batch. */
function PanelTable({ session, table, page, isResumed, sending, way }: PanelTableProps) {
  const t = useMessages(panelWords);
  const { organizer, engine, own } = table;
  const { isWorking, isBusy, hasResults } = organizer;
  return (
    <>
      {isResumed && isWorking && (
        <output className="mb-3 block text-15 text-quiet">{t('panel.resumed')}</output>
      )}
      {!isWorking && !hasResults && (
        <>
          <button type="button" className={buttonClass('ink', 'w-full')} onClick={page.collectThisPage}>
            {t('panel.organizePage')}
          </button>
          <p className="my-3 text-13 text-quiet">{t('panel.orDisk')}</p>
        </>
      )}
      <PhotoTable
        table={table}
        head={
          <EngineHead
            engine={engine}
            hasService={HAS_SERVICE}
            isBusy={isBusy}
            onChoose={engine.choose}
            reach="network"
            onAllow={allowAddress}
          />
        }
        prompt={table.isCounted && <SignInPrompt session={session} />}
        notice={!isBusy && <PanelNotice {...table.notice} />}
        boardPanel={
          sending.isOpen && (
            <Suspense fallback={null}>
              <SendPanel sending={sending} reach="extension" />
            </Suspense>
          )
        }
        boardWays={[way]}
      >
        <PlacingEditor own={own} />
      </PhotoTable>
      <MissedImages missed={page.leftOut.missed} duplicates={page.leftOut.duplicates} />
    </>
  );
}
