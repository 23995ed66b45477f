import { popupWords } from '#words/popup.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { HAS_SERVICE } from '../has-service.ts';
import { useSession } from '../session/use-session.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { PlanSummary } from './plan-summary.tsx';
import { PopupActions } from './popup-actions.tsx';
import { PopupFooter } from './popup-footer.tsx';
import { PopupHeader } from './popup-header.tsx';
import { PopupProblem } from './popup-problem.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import type { PopupSnapshot } from './snapshot.ts';

interface PopupProps {
  snapshot: PopupSnapshot;
}

/**
 * The toolbar's popup: the user, the rest of the month's quota, and the buttons that open the panel. It starts with
 * the last known state, and then shows the worker's response.
 */
export function Popup({ snapshot }: PopupProps) {
  const t = useMessages(popupWords);
  const { siteUrl, tab, isReadable } = snapshot;
  const { user, account, problem, waitsFor, refresh, signIn, signOut } = useSession({
    first: snapshot,
    whenToAsk: afterFirstPaint,
  });
  return (
    <>
      <PopupHeader siteUrl={siteUrl} user={user} />
      <main className="flex flex-col gap-3 px-4 pb-3">
        {problem && <PopupProblem problem={problem} hasAccount={account !== undefined} onRetry={refresh} />}
        {account && <PlanSummary account={account} upgradeUrl={`${siteUrl}/pricing`} />}
        {user && !account && waitsFor && (
          <output className="light-table flex h-33 items-center justify-center text-13 text-quiet">
            {t('popup.asking')}
          </output>
        )}
        <PopupActions tab={tab} isReadable={isReadable} />
        {!user && HAS_SERVICE && <SignInOffer isWaiting={waitsFor === 'sign-in'} onSignIn={signIn} />}
      </main>
      <PopupFooter onSignOut={user && signOut} />
    </>
  );
}
