import ChevronDown from 'lucide-react/icons/chevron-down';
import { HEADER, HEADER_DROPDOWNS, HEADER_LINKS } from './navigation-copy.ts';
import { DropdownLink } from './dropdown-link.tsx';
import { DROPDOWN_CLASS, NAV_LINK_CLASS } from './nav-link-class.ts';
import { PageLink } from '../kit/page-link.tsx';

/** The menu built only from native elements. */
export function PlainMenu() {
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
