import type { NavigationLink } from './navigation-copy.ts';
import { PageLink } from '../kit/page-link.tsx';

interface MobileMenuSectionProps {
  title: string;
  links: readonly NavigationLink[];
  onFollow: () => void;
}

export function MobileMenuSection({ title, links, onFollow }: MobileMenuSectionProps) {
  return (
    <nav aria-label={title} className="border-t border-line py-4">
      <h2 className="font-mono text-13 font-normal tracking-normal text-quiet">{title}</h2>
      <ul className="mt-1 grid grid-cols-2 gap-x-4">
        {links.map(({ to, label, className }) => (
          <li key={to} className={className}>
            <PageLink
              to={to}
              onClick={onFollow}
              className="flex min-h-11 items-center text-17 font-medium aria-[current=page]:text-accent"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
