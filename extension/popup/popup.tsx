import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import browser from 'webextension-polyfill';
import { nextPeriod } from '#core/accounts/period.ts';
import { limitsFor, PLANS } from '#core/accounts/plan.ts';
import { type Usage, usageLevel } from '#core/accounts/quota.ts';
import { failureText } from '#core/failure-text.ts';
import { type Failure, mayPass } from '#core/failure.ts';
import type { Translate } from '#messages/translate.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { UsageMeter } from '#ui/kit/usage-meter.tsx';
import { useMessages } from '#ui/kit/use-messages.ts';
import { failuresWords } from '#words/failures.ts';
import { popupWords } from '#words/popup.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { HAS_SERVICE } from '../has-service.ts';
import icon from '../icons/icon-48.png';
import { choosePhotos, organizePage, type PanelTab } from '../open-panel.ts';
import { useSession } from '../session/use-session.ts';
import type { KnownAccount } from '../storage/remembered-usage.ts';
import type { SignedInUser } from '../storage/signed-in-user.ts';
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

/**
 * Calls `act` when the popup has been painted, unless the returned function is called first. Actions that start the
 * worker wait for this: on a slow machine, its start would delay the paint.
 */
function afterFirstPaint(act: () => void): () => void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}

interface PopupActionsProps {
  tab: PanelTab;
  isReadable: boolean;
}

/** Shows the buttons that open the panel. The popup then closes, because it would cover it. */
function PopupActions({ tab, isReadable }: PopupActionsProps) {
  const t = useMessages(popupWords);
  const then = (open: (tab: PanelTab) => Promise<void>) => void open(tab).then(() => window.close());
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        className={buttonClass(isReadable ? 'accent' : 'outline')}
        disabled={!isReadable}
        aria-describedby={isReadable ? undefined : 'not-readable'}
        onClick={() => then(organizePage)}
      >
        {t('popup.organizePage')}
      </button>
      {!isReadable && (
        <p id="not-readable" className="mb-1 px-4 text-center text-13 text-quiet">
          {t('popup.notReadable')}
        </p>
      )}
      <button
        type="button"
        className={buttonClass(!isReadable ? 'accent' : 'outline')}
        onClick={() => then(choosePhotos)}
      >
        {t('popup.choosePhotos')}
      </button>
    </div>
  );
}

interface PopupHeaderProps {
  siteUrl: string;
  user: SignedInUser | undefined;
}

/** Shows the user, and a link to the site. */
function PopupHeader({ siteUrl, user }: PopupHeaderProps) {
  const t = useMessages(popupWords);
  return (
    <header className="flex items-center gap-3 px-4 py-3">
      <img src={icon} alt="" width={32} height={32} />
      <div className="min-w-0 flex-1">
        <h1 className="text-17 leading-tight font-bold">{t('popup.brand')}</h1>
        {user && (
          <p className="truncate text-13 text-quiet" title={user.email ?? user.name}>
            {user.email ?? user.name}
          </p>
        )}
      </div>
      <a
        href={siteUrl}
        target="_blank"
        rel="noreferrer"
        className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-full px-2 text-13 text-quiet hover:text-ink"
      >
        {t('popup.site')}
        <ArrowUpRight size={16} aria-hidden />
      </a>
    </header>
  );
}

interface PopupProblemProps {
  problem: Failure;
  /** Whether something is shown despite the problem: the last known state. */
  hasAccount: boolean;
  onRetry: () => void;
}

/** Shows the problem, and whether the displayed data may be outdated. */
function PopupProblem({ problem, hasAccount, onRetry }: PopupProblemProps) {
  const t = useMessages(failuresWords, popupWords, quantitiesWords);
  return (
    <div className="rounded-surface border border-amber bg-surface px-4 py-3 text-15">
      <p role="alert">{failureText(problem, t)}</p>
      {mayPass(problem) && (
        <p className="mt-1 flex items-center justify-between gap-4 text-13 text-quiet">
          {hasAccount ? t('popup.asLastKnown') : ''}
          <button
            type="button"
            className="-my-2 ml-auto min-h-11 font-semibold text-ink underline underline-offset-4"
            onClick={onRetry}
          >
            {t('popup.retry')}
          </button>
        </p>
      )}
    </div>
  );
}

interface SignInOfferProps {
  /** Whether the provider's window is open. */
  isWaiting: boolean;
  onSignIn: () => void;
}

function SignInOffer({ isWaiting, onSignIn }: SignInOfferProps) {
  const t = useMessages(popupWords);
  return (
    <section className="light-table p-4">
      <p className="text-15">{t('popup.offer', { photos: PLANS.free.photosPerMonth })}</p>
      <button
        type="button"
        className={buttonClass('outline', 'mt-3 w-full')}
        disabled={isWaiting}
        onClick={onSignIn}
      >
        {isWaiting ? t('popup.signingIn') : t('popup.signIn')}
      </button>
    </section>
  );
}

interface PopupFooterProps {
  /** Undefined if nobody is signed in. */
  onSignOut: (() => void) | undefined;
}

const LINK = 'min-h-11 rounded-full px-2 text-quiet hover:text-ink';

function PopupFooter({ onSignOut }: PopupFooterProps) {
  const t = useMessages(popupWords);
  return (
    <footer className="flex justify-between border-t border-line px-2 text-13">
      <button type="button" className={LINK} onClick={() => void browser.runtime.openOptionsPage()}>
        {t('popup.options')}
      </button>
      {onSignOut && (
        <button type="button" className={LINK} onClick={onSignOut}>
          {t('popup.signOut')}
        </button>
      )}
    </footer>
  );
}

interface PlanSummaryProps {
  account: KnownAccount;
  upgradeUrl: string;
}

/** Shows the plan, the month's usage and the remainder, and a link to a larger plan when that runs out. */
function PlanSummary({ account, upgradeUrl }: PlanSummaryProps) {
  const t = useMessages(popupWords);
  const limit = limitsFor(account).photosPerMonth;
  const level = usageLevel(account.usage, limit);
  return (
    <section aria-labelledby="plan" className="light-table p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="plan" className="text-21 font-bold tracking-tight">
          {t('popup.plan', { plan: PLANS[account.plan].name })}
        </h2>
        {account.foundingMember && <p className="font-mono text-13 text-good">{t('popup.foundingMember')}</p>}
      </div>
      <div className="mt-3">
        <UsageMeter usage={account.usage} limit={limit} />
      </div>
      {limit !== 'unlimited' && (
        <p className="mt-1 text-13 text-quiet">{leftText(account.usage, limit, t)}</p>
      )}
      {level !== 'normal' && (
        <p className="mt-3 flex items-center justify-between gap-4 border-t border-line pt-2 text-13 font-semibold">
          <output className={level === 'warning' ? 'text-amber' : 'text-accent'}>{t('popup.warning')}</output>
          <a
            href={upgradeUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 shrink-0 items-center underline underline-offset-4"
          >
            {t('popup.upgrade')}
          </a>
        </p>
      )}
    </section>
  );
}

/** Returns a text such as "5 images left until December 1". */
function leftText(usage: Usage, limit: number, t: Translate<'popup'>): string {
  const day = new Date(`${nextPeriod(usage.period)}-01T00:00:00Z`).toLocaleDateString(t.locale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return t('popup.left', { left: Math.max(0, limit - usage.count), day });
}
