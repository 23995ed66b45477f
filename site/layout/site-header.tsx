import { Link, NavLink } from 'react-router-dom';
import { buttonClass } from '#ui/button-class.ts';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { BRAND, HEADER } from '../content/brand.ts';
import { BrandMark } from './brand-mark.tsx';

const NAV_LINK =
  'inline-flex min-h-11 items-center rounded-full px-2 text-15 font-medium sm:px-3 text-quiet hover:text-ink aria-[current=page]:text-ink';

export function SiteHeader() {
  const { state, signOut } = useAuth();
  const isSignedOut = state.status === 'signed-out';
  /** Where a session is being resumed, what it will show keeps its place. */
  const visibility = state.status === 'loading' ? 'invisible' : '';
  return (
    <header className="fixed inset-x-0 top-0 z-96 h-16 border-b border-line bg-table">
      <div className="page-width flex h-full items-center gap-1">
        <Link to="/" className="mr-auto flex min-h-11 items-center gap-2.5 text-17 font-bold tracking-tight">
          <BrandMark />
          <span className="max-sm:sr-only">{BRAND.name}</span>
        </Link>
        <nav aria-label={HEADER.menu} className="flex items-center">
          <NavLink to="/pricing" className={`${NAV_LINK} max-sm:hidden`}>
            {HEADER.pricing}
          </NavLink>
          {!isSignedOut && (
            <>
              <NavLink to="/usage" className={`${NAV_LINK} ${visibility}`}>
                {HEADER.usage}
              </NavLink>
              <NavLink to="/upload" className={`${NAV_LINK} ${visibility}`}>
                {HEADER.upload}
              </NavLink>
            </>
          )}
        </nav>
        <ThemeSwitch />
        {!isSignedOut && (
          <button
            type="button"
            onClick={signOut}
            className={buttonClass('outline', `max-sm:px-3 ${visibility}`)}
          >
            {HEADER.logout}
          </button>
        )}
        {isSignedOut && (
          <>
            <Link to="/login" className={buttonClass('quiet', 'max-[23rem]:hidden')}>
              {HEADER.login}
            </Link>
            <Link to="/signup" className={buttonClass('ink', 'max-sm:px-4')}>
              {HEADER.signup}
            </Link>
          </>
        )}
      </div>
    </header>
  );
}
