import { DEFAULT_LANGUAGE } from '#messages/language.ts';
import { LANGUAGE, pathIn } from '../app/language.ts';
import { LEGAL, type LegalSection, type LegalText } from './legal-copy.ts';
import { LegalSectionView } from './legal-section.tsx';
import { useLocation } from 'react-router-dom';

interface LegalPageProps {
  text: LegalText;
}

/** A legal text, with its table of contents kept in view on wide screens. */
export function LegalPage({ text: { title, lead, sections } }: LegalPageProps) {
  return (
    <article className="page-width pt-12 sm:pt-20">
      <header className="max-w-[44rem] lg:ml-[19rem]">
        {LANGUAGE !== DEFAULT_LANGUAGE && <TranslationNote />}
        <h1 className="text-40 sm:text-56">{title}</h1>
        <p className="mt-5 text-21 text-quiet">{lead}</p>
        <p className="mt-4 font-mono text-13 text-quiet">{LEGAL.updated}</p>
      </header>
      <div className="mt-10 items-start lg:mt-16 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-16">
        <LegalContents sections={sections} />
        <div className="grid grid-cols-1 gap-16 max-lg:mt-12">
          {sections.map((section) => (
            <LegalSectionView key={section.id} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}

interface LegalContentsProps {
  sections: readonly LegalSection[];
}

/** The table of contents of a legal text: next to it on wide screens, otherwise above it. */
function LegalContents({ sections }: LegalContentsProps) {
  return (
    <nav aria-label={LEGAL.contents} className="lg:sticky lg:top-24">
      <p aria-hidden className="font-mono text-13 text-quiet">
        {LEGAL.contents}
      </p>
      <ol className="mt-2 border-t border-line pt-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-15 text-quiet underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Says that a legal text is a translation, with a link to the authoritative English one, which is in another build. */
function TranslationNote() {
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
