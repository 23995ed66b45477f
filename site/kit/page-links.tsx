import { PageLink } from './page-link.tsx';

interface PageLinksProps {
  label: string;
  links: readonly { readonly to: string; readonly label: string }[];
}

/** Links to related pages, at the end of a page. */
export function PageLinks({ label, links }: PageLinksProps) {
  return (
    <nav aria-label={label} className="page-width mt-16 sm:mt-24">
      <ul className="flex flex-wrap gap-x-8 border-t border-line pt-4">
        {links.map(({ to, label: name }) => (
          <li key={to}>
            <PageLink
              to={to}
              className="inline-flex min-h-11 items-center text-15 underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
