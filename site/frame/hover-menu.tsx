import { NavigationMenu } from 'radix-ui';
import {
  HEADER,
  HEADER_DROPDOWNS,
  HEADER_LINKS,
  MENU_DELAY_MS,
  type NavigationDropdown,
} from './navigation-copy.ts';
import { DROPDOWN_CLASS, NAV_LINK_CLASS } from './nav-link-class.ts';
import { PageLink } from '../kit/page-link.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { DropdownLink } from './dropdown-link.tsx';

/** The menu whose lists open on hover, click or key press. */
export function HoverMenu() {
  return (
    <NavigationMenu.Root
      aria-label={HEADER.menu}
      className="hover-menu"
      delayDuration={MENU_DELAY_MS.open}
      skipDelayDuration={MENU_DELAY_MS.skip}
    >
      <NavigationMenu.List className="flex items-center">
        {HEADER_LINKS.map(({ to, label, className }) => (
          <NavigationMenu.Item key={to} className={className}>
            <NavigationMenu.Link asChild>
              <PageLink to={to} className={NAV_LINK_CLASS}>
                {label}
              </PageLink>
            </NavigationMenu.Link>
          </NavigationMenu.Item>
        ))}
        {HEADER_DROPDOWNS.map((dropdown) => (
          <HoverDropdown key={dropdown.label} {...dropdown} />
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

function HoverDropdown({ label, links }: NavigationDropdown) {
  return (
    <NavigationMenu.Item className="relative">
      <NavigationMenu.Trigger className={NAV_LINK_CLASS}>
        {label}
        <ChevronDown size={16} aria-hidden />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className={DROPDOWN_CLASS}>
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <NavigationMenu.Link asChild>
                <DropdownLink {...link} />
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}
