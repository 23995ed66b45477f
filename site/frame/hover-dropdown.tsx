import ChevronDown from 'lucide-react/icons/chevron-down';
import { NavigationMenu } from 'radix-ui';
import type { NavigationDropdown } from './navigation-copy.ts';
import { DropdownLink } from './dropdown-link.tsx';
import { DROPDOWN_CLASS, NAV_LINK_CLASS } from './nav-link-class.ts';

export function HoverDropdown({ label, links }: NavigationDropdown) {
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
