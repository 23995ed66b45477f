import { buttonClass } from '#ui/kit/button-class.ts';
import { useAuth } from '../auth/auth-context.ts';
import { ACCOUNT, HEADER } from './navigation-copy.ts';
import { PAGES } from '../app/pages.ts';
import { NAV_LINK_CLASS } from './nav-link-class.ts';
import { PageLink } from '../kit/page-link.tsx';

/**
 * The header's buttons: the way to the table, which everybody has, and on wide screens the account. Until the sign-in
 * state is known, the sign-in buttons are rendered, but hidden if there may be a session.
 */
export function HeaderActions() {
  const { state, signOut } = useAuth();
  return (
    <div className="flex items-center justify-end gap-1">
      {state.status === 'signed-in' ? (
        <>
          <nav aria-label={HEADER.account} className="flex items-center max-lg:hidden">
            {ACCOUNT.map(({ to, label }) => (
              <PageLink key={to} to={to} className={NAV_LINK_CLASS}>
                {label}
              </PageLink>
            ))}
          </nav>
          <button type="button" onClick={signOut} className={buttonClass('quiet', 'max-lg:hidden')}>
            {HEADER.logout}
          </button>
        </>
      ) : (
        <>
          <PageLink
            to={PAGES.login.path}
            className={buttonClass('quiet', 'service-only signed-out-only px-3 max-lg:hidden')}
          >
            {HEADER.login}
          </PageLink>
          <PageLink
            to={PAGES.signup.path}
            className={buttonClass('outline', 'service-only signed-out-only max-lg:hidden')}
          >
            {HEADER.signup}
          </PageLink>
        </>
      )}
      <PageLink
        to={PAGES.upload.path}
        // The table's own page has its own switch.
        className={buttonClass('ink', 'ml-1 max-sm:px-4 max-[19rem]:hidden aria-[current=page]:hidden')}
      >
        {HEADER.organize}
      </PageLink>
    </div>
  );
}
