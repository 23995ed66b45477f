import { AccountProvider } from '../account/account-provider.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { RequireAdmin } from './require-admin.tsx';
import Lock from 'lucide-react/icons/lock';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useUnlock } from './use-unlock.ts';
import { ADMIN } from './admin-copy.ts';
import { AdminControls } from './admin-controls.tsx';
import { UnlockForm } from './unlock-form.tsx';

export function AdminPage() {
  return (
    <AccountProvider>
      <meta name="robots" content="noindex" />
      <RequireSignIn>
        <RequireAdmin>
          <AdminScreen />
        </RequireAdmin>
      </RequireSignIn>
    </AccountProvider>
  );
}

/** The admin screen, locked or unlocked. */
function AdminScreen() {
  const lock = useUnlock();
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mb-6 flex min-h-11 items-center justify-between gap-4 sm:mb-8">
        <h1 className="text-28 sm:text-40">{ADMIN.title}</h1>
        {lock.isUnlocked && (
          <button type="button" onClick={lock.lock} className={buttonClass('outline')}>
            <Lock size={18} aria-hidden />
            {ADMIN.lock}
          </button>
        )}
      </div>
      {lock.isUnlocked ? <AdminControls call={lock.call} /> : <UnlockForm lock={lock} />}
    </div>
  );
}
