import { useLocation } from 'react-router-dom';
import { LANGUAGES, type Language } from '#messages/language.ts';
import { LANGUAGE, pathIn } from '../app/language.ts';
import { FOOTER } from './navigation-copy.ts';

/** Each language's own name, so that its speakers find it. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
};

/** Links to the page in the other languages. Each language is a separate build, so these links load a document. */
export function LanguageLinks() {
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
