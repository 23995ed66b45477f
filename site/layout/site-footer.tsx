import { Link } from 'react-router-dom';
import { FOOTER, HEADER } from '../content/brand.ts';

export function SiteFooter() {
  return (
    <footer className="mt-24 border-t border-line py-8 text-15 text-quiet">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-2">
        <p>{FOOTER.copyright}</p>
        <p>{FOOTER.promise}</p>
        <Link
          to="/pricing"
          className="inline-flex min-h-11 items-center underline underline-offset-4 sm:ml-auto"
        >
          {HEADER.pricing}
        </Link>
      </div>
    </footer>
  );
}
