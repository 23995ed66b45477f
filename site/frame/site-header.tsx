import { Link } from 'react-router-dom';
import { ThemeSwitch } from './theme-switch.tsx';
import { BRAND } from '../facts/brand.ts';
import { BrandMark } from './brand-mark.tsx';
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
