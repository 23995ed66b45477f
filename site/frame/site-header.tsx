import { Link } from 'react-router-dom';
import { ThemeSwitch } from './theme-switch.tsx';
import { BRAND } from '../facts/brand.ts';
import { HeaderActions } from './header-actions.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { MobileMenuButton } from './mobile-menu-button.tsx';

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
