import Settings from 'lucide-react/icons/settings';
import { lazy, Suspense } from 'react';
import browser from 'webextension-polyfill';
import { limitsFor, PLANS } from '#core/accounts/plan.ts';
import { remaining } from '#core/accounts/quota.ts';
import { failureText } from '#core/failure-text.ts';
import { BatchNotice, type BatchNoticeProps } from '#ui/batch/batch-notice.tsx';
import { EngineHead } from '#ui/device/engine-head.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { PlacingEditor } from '#ui/rules/placing-editor.tsx';
import { PhotoTable } from '#ui/table/photo-table.tsx';
import { useToasts } from '#ui/toasts/use-toasts.ts';
import { failuresWords } from '#words/failures.ts';
import { panelWords } from '#words/panel.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { HAS_SERVICE } from '../has-service.ts';
import type { Session } from '../session/use-session.ts';
import { allowAddress } from '../storage/own-model.ts';
import type { KnownAccount } from '../storage/remembered-usage.ts';
import { readSettings } from '../storage/settings.ts';
import { MissedImages } from './missed-images.tsx';
import { PageSteps } from './page-steps.tsx';
import type { PanelSnapshot } from './panel-snapshot.ts';
import { usePanelSending } from './use-panel-sending.ts';
import { type PanelState, usePanel } from './use-panel.ts';

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

interface PanelHeaderProps {
  /** Undefined until an account is known. */
  account: KnownAccount | undefined;
}

/** The user's plan, and how many photos are left this month. */
function PanelHeader({ account }: PanelHeaderProps) {
  const t = useMessages(panelWords);
  const left = account && remaining(account.usage, limitsFor(account).photosPerMonth);
  return (
    <header className="flex min-h-14 items-center gap-3 border-b border-line px-4">
      <p className="min-w-0 flex-1 text-13 text-quiet">
        {account && (
          <>
            {t('panel.planLine', {
              plan: PLANS[account.plan].name,
              photos: limitsFor(account).photosPerBatch,
            })}
            <span className="block font-mono">
              {typeof left === 'number' ? t('panel.left', { left }) : t('panel.unlimited')}
            </span>
          </>
        )}
      </p>
      <button
        type="button"
        className={buttonClass('quiet')}
        onClick={() => void browser.runtime.openOptionsPage()}
      >
        <Settings size={18} aria-hidden />
        {t('panel.options')}
      </button>
    </header>
  );
}

/** Opens a page of the site in a tab. */
async function openSite(path: string): Promise<void> {
  const { serverUrl } = await readSettings();
  await browser.tabs.create({ url: serverUrl + path });
}

/** Warns that the photos exceed the month's quota, or says why the last batch failed and what to do next. */
function PanelNotice(notice: Omit<BatchNoticeProps, 'upgrade'>) {
  const t = useMessages(toastsWords);
  const upgrade = (
    <button
      type="button"
      className="min-h-11 font-semibold underline underline-offset-4"
      onClick={() => void openSite('/pricing')}
    >
      {t('toasts.upgrade')}
    </button>
  );
  return <BatchNotice {...notice} upgrade={upgrade} />;
}

interface SignInPromptProps {
  session: Session;
}

/** The sign-in button for users who are signed out, and why the last attempt failed. */
function SignInPrompt({ session: { status, problem, signIn } }: SignInPromptProps) {
  const t = useMessages(failuresWords, panelWords, quantitiesWords);
  if (status !== 'signed-out') return null;
  return (
    <div className="border-t border-line p-4 text-15">
      <p className="font-semibold">{t('panel.signInText')}</p>
      {problem && (
        <p role="alert" className="mt-2 text-accent">
          {failureText(problem, t)}
        </p>
      )}
      <button type="button" className={buttonClass('ink', 'mt-3 w-full')} onClick={signIn}>
        {t('panel.signIn')}
      </button>
    </div>
  );
}
