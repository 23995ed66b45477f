import { Link } from 'react-router-dom';
import { FOOTER, HEADER } from '../content/brand.ts';

const LINKS = [
  { to: '/pricing', label: HEADER.pricing },
  { to: '/contact', label: FOOTER.contact },
  { to: '/help', label: FOOTER.help },
] as const;

export function SiteFooter() {
  return (
    <footer className="mt-24 border-t border-line py-8 text-15 text-quiet">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-2">
        <p>{FOOTER.copyright}</p>
        <p>{FOOTER.promise}</p>
        <nav aria-label={FOOTER.label} className="flex flex-wrap gap-x-6 sm:ml-auto">
          {LINKS.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
