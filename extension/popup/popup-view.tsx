import { text } from '../i18n/text.ts';
import type { Session } from '../session/use-session.ts';
import type { FirstSight } from './first-sight.ts';
import { PlanSummary } from './plan-summary.tsx';
import { PopupActions } from './popup-actions.tsx';
import { PopupFooter } from './popup-footer.tsx';
import { PopupHeader } from './popup-header.tsx';
import { PopupProblem } from './popup-problem.tsx';
import { SignInOffer } from './sign-in-offer.tsx';

interface PopupViewProps {
  first: Pick<FirstSight, 'siteUrl' | 'tab' | 'isReadable'>;
  session: Session;
}

/** Whose month it is, what is left of it, and the ways to the panel. */
export function PopupView({ first, session }: PopupViewProps) {
  const { user, account, problem, waitsFor } = session;
  return (
    <>
      <PopupHeader siteUrl={first.siteUrl} user={user} />
      <main className="flex flex-col gap-3 px-4 pb-3">
        {problem && (
          <PopupProblem problem={problem} hasAccount={account !== undefined} onRetry={session.refresh} />
        )}
        {account && <PlanSummary account={account} upgradeUrl={`${first.siteUrl}/pricing`} />}
        {user && !account && waitsFor && (
          <output className="light-table flex h-33 items-center justify-center text-13 text-quiet">
            {text('popup_asking')}
          </output>
        )}
        {!user && <SignInOffer isWaiting={waitsFor === 'sign-in'} onSignIn={session.signIn} />}
        <PopupActions tab={first.tab} isReadable={first.isReadable} isFirstChoice={user !== undefined} />
      </main>
      <PopupFooter onSignOut={user && session.signOut} />
    </>
  );
}
