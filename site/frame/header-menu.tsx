import { Suspense, useSyncExternalStore } from 'react';
import { useIsSettled } from '../kit/use-is-settled.ts';
import { lazyOrNothing } from '../kit/lazy-or-nothing.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { HEADER, HEADER_DROPDOWNS, HEADER_LINKS } from './navigation-copy.ts';
import { DropdownLink } from './dropdown-link.tsx';
import { DROPDOWN_CLASS, NAV_LINK_CLASS } from './nav-link-class.ts';
import { PageLink } from '../kit/page-link.tsx';

const HoverMenu = lazyOrNothing(async () => (await import('./hover-menu.tsx')).HoverMenu, PlainMenu);

/** Tailwind's `lg` breakpoint, from which the menu fits. */
const WIDE = '(width >= 64rem)';
const isWideNow = () => matchMedia(WIDE).matches;

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * The menu of wide screens; narrow ones have MobileMenu. The plain menu works without scripts and before they load;
 * the hover menu replaces it once the page is idle.
 */
export function HeaderMenu() {
  const isSettled = useIsSettled();
  const isWide = useSyncExternalStore(watchWidth, isWideNow, () => false);
  return (
    <div className="max-lg:hidden">
      <Suspense fallback={<PlainMenu />}>{isSettled && isWide ? <HoverMenu /> : <PlainMenu />}</Suspense>
    </div>
  );
}

/** The menu built only from native elements. */
function PlainMenu() {
  return (
    <nav aria-label={HEADER.menu}>
      <ul className="flex items-center">
        {HEADER_LINKS.map(({ to, label, className }) => (
          <li key={to} className={className}>
            <PageLink to={to} className={NAV_LINK_CLASS}>
              {label}
            </PageLink>
          </li>
        ))}
        {HEADER_DROPDOWNS.map(({ label, links }) => (
          <li key={label}>
            <details name="header-menu" className="relative">
              <summary className={`${NAV_LINK_CLASS} list-none`}>
                {label}
                <ChevronDown size={16} aria-hidden />
              </summary>
              <ul className={DROPDOWN_CLASS}>
                {links.map((link) => (
                  <li key={link.to}>
                    <DropdownLink {...link} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}
