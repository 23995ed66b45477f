import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/kit/button-class.ts';
import { chooseTheme, readTheme, type Theme, THEMES, watchTheme } from '#ui/kit/theme.ts';
import { PAGES } from '../app/pages.ts';
import { useAuth } from '../auth/auth-context.ts';
import { BRAND } from '../facts/brand.ts';
import { PageLink } from '../kit/page-link.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { MobileMenuButton } from './mobile-menu-button.tsx';
import { NAV_LINK_CLASS } from './nav-link-class.ts';
import { ACCOUNT, HEADER } from './navigation-copy.ts';
import { THEME_LABEL, THEME_NAMES } from './theme-copy.ts';

export function SiteHeader() {
  return (
    <header className="fixed top-0 right-(--scrollbar-gap) left-0 z-96 h-16 border-b border-line bg-table">
      <div className="page-width flex h-full items-center gap-1">
        <Link to="/" className="mr-4 flex min-h-11 items-center gap-2.5 text-17 font-bold tracking-tight">
          <BrandMark />
          <span className="max-[26rem]:sr-only">{BRAND.name}</span>
        </Link>
        <HeaderMenu />
        <div className="ml-auto flex items-center gap-1">
          <HeaderActions />
          <ThemeSwitch />
          <MobileMenuButton />
        </div>
      </div>
    </header>
  );
}

/** The logo: a mounted slide, circled in red pencil. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden>
      <rect x="3" y="3" width="26" height="26" rx="4" className="fill-print stroke-ink" strokeWidth="1.5" />
      <rect x="8.5" y="10.5" width="15" height="11" rx="1" className="fill-ink" />
      <path
        d="M6.5 17C5 10.5 11 6.2 17 6.6c6.6.4 10 4.6 9.3 9.9-.7 5.6-5.6 8.8-11 8.3C10 24.3 7 21.5 6.6 16"
        className="fill-none stroke-accent"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/**
 * The header's buttons: the way to the table, which everybody has, and on wide screens the account. Until the sign-in
 * state is known, the sign-in buttons are rendered, but hidden if there may be a session.
 */
function HeaderActions() {
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

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<Theme, unknown>;

/** Switches between light, dark and the system's theme: an icon that opens the browser's own list. */
function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  const Icon = ICONS[theme];
  return (
    <label
      title={`${THEME_LABEL}: ${THEME_NAMES[theme]}`}
      className="relative inline-flex size-11 items-center justify-center rounded-full text-quiet hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
    >
      <Icon size={18} aria-hidden />
      <span className="sr-only">{THEME_LABEL}</span>
      <select
        value={theme}
        onChange={({ target }) => chooseTheme(THEMES.find((name) => name === target.value) ?? 'system')}
        className="absolute inset-0 w-full appearance-none rounded-full opacity-0 outline-none"
      >
        {THEMES.map((name) => (
          <option key={name} value={name} className="bg-surface text-ink">
            {THEME_NAMES[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
