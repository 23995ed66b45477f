import { buttonClass } from '#ui/kit/button-class.ts';
import { useAuth } from '../auth/auth-context.ts';
import { ACCOUNT, HEADER } from './navigation-copy.ts';
import { PAGES } from '../app/pages.ts';
import { NAV_LINK_CLASS } from './nav-link-class.ts';
import { PageLink } from '../kit/page-link.tsx';
import { useHasService } from '../kit/service-mark.ts';

/**
 * The header's buttons: sign in, or account links and sign out. Until the state is known, the sign-in button is
 * rendered, but hidden if there may be a session. Both take the same space, so that the layout doesn't shift. A site
 * without a service has a link to the table instead.
 */
export function HeaderActions() {
  const { state, signOut } = useAuth();
  const hasService = useHasService();
  return (
    <div className="flex items-center justify-end gap-1 lg:min-w-70">
      {state.status === 'signed-in' ? (
        <>
          <nav aria-label={HEADER.account} className="flex items-center max-lg:hidden">
            {ACCOUNT.map(({ to, label }) => (
              <PageLink key={to} to={to} className={NAV_LINK_CLASS}>
                {label}
              </PageLink>
            ))}
          </nav>
          <button type="button" onClick={signOut} className={buttonClass('outline', 'max-lg:hidden')}>
            {HEADER.logout}
          </button>
          <PageLink to={PAGES.upload.path} className={buttonClass('ink', 'px-4 lg:hidden')}>
            {HEADER.upload}
          </PageLink>
        </>
      ) : (
        <>
          <PageLink
            to={PAGES.login.path}
            className={buttonClass('quiet', 'service-only signed-out-only max-sm:hidden')}
          >
            {HEADER.login}
          </PageLink>
          <PageLink
            to={PAGES.signup.path}
            className={buttonClass('ink', 'service-only signed-out-only max-sm:px-4 max-[19rem]:hidden')}
          >
            {HEADER.signup}
          </PageLink>
          {!hasService && (
            <PageLink to={PAGES.upload.path} className={buttonClass('ink', 'max-sm:px-4 max-[19rem]:hidden')}>
              {HEADER.upload}
            </PageLink>
          )}
        </>
      )}
    </div>
  );
}
