import type { LegalSection } from './legal-copy.ts';
import { PageLink } from '../kit/page-link.tsx';
import { FoundingWords } from '../facts/founding-words.tsx';
import { LegalTableView } from './legal-table.tsx';

const LINK = 'mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

interface LegalSectionViewProps {
  section: LegalSection;
}

export function LegalSectionView({ section }: LegalSectionViewProps) {
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
