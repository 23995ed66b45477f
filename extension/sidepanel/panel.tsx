import CloudUpload from 'lucide-react/icons/cloud-upload';
import { lazy, Suspense } from 'react';
import browser from 'webextension-polyfill';
import { filesOf } from '#browser/files/dropped-files.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { EngineHead } from '#ui/device/engine-head.tsx';
import { LeftNote } from '#ui/device/left-note.tsx';
import { PhotoTable } from '#ui/table/photo-table.tsx';
import { PlacingEditor } from '#ui/rules/placing-editor.tsx';
import { SavedBoardNote } from '#ui/results/saved-board-note.tsx';
import { usePageDrop } from '#ui/table/use-page-drop.ts';
import { useToasts } from '#ui/toasts/use-toasts.ts';
import { panelWords } from '#words/panel.ts';
import { sendWords } from '#words/send.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { HAS_SERVICE } from '../has-service.ts';
import { allowAddress } from '../storage/own-model.ts';
import { MissedImages } from './missed-images.tsx';
import { PageSteps } from './page-steps.tsx';
import { PanelHeader } from './panel-header.tsx';
import type { PanelSnapshot } from './panel-snapshot.ts';
import { openSite, PanelNotice } from './panel-notice.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { usePanel } from './use-panel.ts';
import { usePanelSending } from './use-panel-sending.ts';

const SendPanel = lazy(async () => ({ default: (await import('#ui/storage/send-panel.tsx')).SendPanel }));
const Toaster = lazy(async () => ({ default: (await import('#ui/toasts/toaster.tsx')).Toaster }));

interface PanelProps {
  snapshot: PanelSnapshot;
}

/** The side panel: everything from a page, or from photos on disk, to the ZIP. */
export function Panel({ snapshot }: PanelProps) {
  const t = useMessages(panelWords, sendWords);
  const { shown, notify, dismiss } = useToasts();
  const panel = usePanel(notify, snapshot);
  const { session, engine, page, organizer, leftOut, placing } = panel;
  const { isCounted } = panel.allowance;
  const { batch, isWorking, isBusy, hasResults } = organizer;
  const isOver = usePageDrop({
    isEnabled: !isBusy,
    filesOf: (event) => organizer.reading(filesOf(event)),
    onPick: panel.pick,
  });
  const sending = usePanelSending(organizer, !placing.inForce.leavesOutList);
  const isTable = isWorking || page.step.at === 'nothing';
  return (
    <div className="min-h-dvh">
      <PanelHeader account={session.account} />
      <main className="p-4">
        <h1 className="sr-only">{browser.runtime.getManifest().name}</h1>
        {!isTable && <PageSteps page={page} goOn={panel.goOn} />}
        {isTable && (
          <>
            {panel.isResumed && isWorking && (
              <output className="mb-3 block text-15 text-quiet">{t('panel.resumed')}</output>
            )}
            {!isWorking && !hasResults && (
              <>
                <button
                  type="button"
                  className={buttonClass('ink', 'w-full')}
                  onClick={panel.collectThisPage}
                >
                  {t('panel.organizePage')}
                </button>
                <p className="my-3 text-13 text-quiet">{t('panel.orDisk')}</p>
              </>
            )}
            <PhotoTable
              organizer={organizer}
              isOver={isOver}
              head={
                <EngineHead
                  engine={engine}
                  hasService={HAS_SERVICE}
                  isBusy={isBusy}
                  onChoose={engine.choose}
                  onFetch={engine.start}
                  reach="network"
                  onAllow={allowAddress}
                />
              }
              prompt={isCounted && <SignInPrompt session={session} />}
              left={undefined}
              notice={
                !isBusy && (
                  <PanelNotice
                    failure={batch.state.failure}
                    refusal={panel.refusalOf(organizer.unfinished)}
                    onOrganizeFirst={organizer.organizeFirst}
                    onFinishHere={panel.finishHere}
                  />
                )
              }
              boardNote={
                <>
                  <LeftNote left={engine.builtIn.left} />
                  <SavedBoardNote untilMs={panel.savedUntilMs} onDiscard={organizer.clear} />
                </>
              }
              boardPanel={
                sending.isOpen && (
                  <Suspense fallback={null}>
                    <SendPanel sending={sending} reach="extension" />
                  </Suspense>
                )
              }
              boardWays={[
                {
                  kind: 'action',
                  id: 'storage',
                  label: t('send.open'),
                  Icon: CloudUpload,
                  isDisabled: isBusy || sending.isOpen,
                  onSelect: sending.open,
                },
              ]}
              onLearn={placing.learn}
              onPick={panel.pick}
            >
              <PlacingEditor own={placing} />
            </PhotoTable>
            <MissedImages missed={leftOut.missed} duplicates={leftOut.duplicates} />
          </>
        )}
      </main>
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <Toaster toasts={shown} onDismiss={dismiss} onFollow={(href) => void openSite(href)} />
        </Suspense>
      )}
    </div>
  );
}
