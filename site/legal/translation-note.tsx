import { useLocation } from 'react-router-dom';
import { DEFAULT_LANGUAGE } from '#messages/language.ts';
import { pathIn } from '../app/language.ts';
import { LEGAL } from './legal-copy.ts';

/** Says that a legal text is a translation, with a link to the authoritative English one, which is in another build. */
export function TranslationNote() {
  const { pathname } = useLocation();
  return (
    <p className="mb-6 border-l-2 border-line pl-4 text-15 text-quiet">
      {LEGAL.translation}{' '}
      <a
        href={pathIn(DEFAULT_LANGUAGE, pathname)}
        hrefLang={DEFAULT_LANGUAGE}
        className="font-semibold underline underline-offset-4"
      >
        {LEGAL.original}
      </a>
    </p>
  );
}
