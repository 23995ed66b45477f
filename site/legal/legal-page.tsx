import { DEFAULT_LANGUAGE } from '#messages/language.ts';
import { LANGUAGE } from '../app/language.ts';
import { LEGAL, type LegalText } from './legal-copy.ts';
import { LegalContents } from './legal-contents.tsx';
import { LegalSectionView } from './legal-section.tsx';
import { TranslationNote } from './translation-note.tsx';

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
