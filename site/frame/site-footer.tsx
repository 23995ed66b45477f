import { Link, useLocation } from 'react-router-dom';
import { PAGES } from '../app/pages.ts';
import { COMPANY, FOOTER, PRODUCT, RESOURCES } from './navigation-copy.ts';
import { ShareBar } from './share-bar.tsx';
import { useSyncExternalStore } from 'react';
import { BRAND } from '../facts/brand.ts';
import { type Language, LANGUAGES } from '#messages/language.ts';
import { LANGUAGE, pathIn } from '../app/language.ts';

/** Each language's own name, so that its speakers find it. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
};

/** Links to the page in the other languages. Each language is a separate build, so these links load a document. */
function LanguageLinks() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={FOOTER.languages} className="mt-8">
      <ul className="flex flex-wrap gap-x-6">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language, pathname)}
              hrefLang={language}
              lang={language}
              aria-current={language === LANGUAGE ? 'true' : undefined}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:text-ink"
            >
              {OWN_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const COLUMNS = [
  { title: FOOTER.product, links: PRODUCT },
  { title: FOOTER.resources, links: RESOURCES },
  { title: FOOTER.company, links: COMPANY },
] as const;

export function SiteFooter() {
  const years = useCopyrightYears();
  return (
    <footer className="mt-24 border-t border-line pt-12 pb-8 text-15 text-quiet">
      <div className="page-width">
        <nav
          aria-label={FOOTER.label}
          className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:max-w-3xl"
        >
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-mono text-13 font-normal tracking-normal">{title}</h2>
              <ul className="mt-2">
                {links.map(({ to, label, className }) => (
                  <li key={to} className={className}>
                    <Link
                      to={to}
                      className="inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <LanguageLinks />
        <ShareBar />
        <div className="mt-8 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-6">
          <p data-years={years}>{FOOTER.copyright(years)}</p>
          <p>{FOOTER.credit}</p>
          <p>
            <Link to={PAGES.credits.path} className="underline-offset-4 hover:underline">
              {FOOTER.photoCredits}
            </Link>
          </p>
          {FOOTER.proceeds !== undefined && <p>{FOOTER.proceeds}</p>}
          <p className="sm:ml-auto">{FOOTER.promise}</p>
        </div>
      </div>
    </footer>
  );
}

/** Returns the years of the copyright, from the founding to now. */
function useCopyrightYears(): string {
  return useSyncExternalStore(watchNothing, yearsNow, builtYears);
}

/** Returns the years up to the current one: `2025`, later `2025–2026`. */
function yearsUntil(year: number): string {
  return year > BRAND.foundedYear ? `${BRAND.foundedYear}–${year}` : String(BRAND.foundedYear);
}

function yearsNow(): string {
  return yearsUntil(new Date().getFullYear());
}

/** Returns the years in the markup of a page, which may have been built in an earlier year. */
function builtYears(): string {
  if (typeof document === 'undefined') return yearsNow();
  return document.querySelector<HTMLElement>('[data-years]')?.dataset['years'] ?? yearsNow();
}

function watchNothing(): () => void {
  return () => undefined;
}
