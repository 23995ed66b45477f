import { useLocation } from 'react-router-dom';
import { DEFAULT_LANGUAGE } from '#messages/language.ts';
import { LANGUAGE, pathIn } from '../app/language.ts';
import { FoundingWords } from '../facts/founding-words.tsx';
import { PageLink } from '../kit/page-link.tsx';
import { LEGAL, type LegalSection, type LegalTable, type LegalText } from './legal-copy.ts';

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
      {LEGAL.translation}
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

const LINK = 'mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

interface LegalSectionViewProps {
  section: LegalSection;
}

function LegalSectionView({ section }: LegalSectionViewProps) {
  const { id, title, text = [], founding, list = [], table, link, file } = section;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-28 outline-none">
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[66ch]">
          {paragraph}
        </p>
      ))}
      {founding && <FoundingWords as="p" className="mt-4 max-w-[66ch]" when="offered" words={founding} />}
      {list.length > 0 && (
        <ul className="mt-4 grid grid-cols-1 max-w-[66ch] gap-2">
          {list.map((item) => (
            <li key={item} className="border-l-2 border-line pl-4">
              {item}
            </li>
          ))}
        </ul>
      )}
      {table && <LegalTableView table={table} />}
      {link && (
        <PageLink to={link.to} className={LINK}>
          {link.label}
        </PageLink>
      )}
      {file && (
        <a href={file.href} className={LINK}>
          {file.label}
        </a>
      )}
    </section>
  );
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- display: block on phones removes the implicit roles of a table */

interface LegalTableViewProps {
  table: LegalTable;
}

/** A table; on phones each row is a card, with the column's name before each cell. */
function LegalTableView({ table: { caption, widths, head, rows } }: LegalTableViewProps) {
  return (
    <table role="table" className="mt-6 w-full table-fixed text-left text-15 max-md:block">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {widths.map((percent, index) => (
          <col key={head[index]} style={{ width: `${percent}%` }} />
        ))}
      </colgroup>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {head.map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className="border-b border-ink pr-6 pb-2 font-mono text-13 font-normal text-quiet"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:grid-cols-1 max-md:gap-6">
        {rows.map(([name, ...cells]) => (
          <tr key={name} role="row" className="max-md:block max-md:border-t max-md:border-line max-md:pt-3">
            <th
              role="rowheader"
              scope="row"
              className="font-semibold wrap-anywhere max-md:block md:border-b md:border-line md:py-3 md:pr-6 md:align-top"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={head[index + 1]}
                role="cell"
                className="max-md:mt-1 max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-3 md:border-b md:border-line md:py-3 md:pr-6 md:align-top"
              >
                <span aria-hidden className="font-mono text-13 leading-6 text-quiet md:hidden">
                  {head[index + 1]}
                </span>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
