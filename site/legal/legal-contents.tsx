import { LEGAL, type LegalSection } from './legal-copy.ts';

interface LegalContentsProps {
  sections: readonly LegalSection[];
}

/** The table of contents of a legal text: next to it on wide screens, otherwise above it. */
export function LegalContents({ sections }: LegalContentsProps) {
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
