import { Link } from 'react-router-dom';
import { HELP_PAGE } from './help-copy.ts';
import type { HelpEntry } from './search-help.ts';

interface HelpResultsProps {
  entries: readonly HelpEntry[];
}

/** The search results, each with its section. */
export function HelpResults({ entries }: HelpResultsProps) {
  return (
    <ul aria-label={HELP_PAGE.resultsTitle} className="mt-2 border-b border-line">
      {entries.map(({ kind, title, text, to }) => (
        <li key={to} className="border-t border-line">
          <Link to={to} className="group grid grid-cols-1 gap-x-6 py-3 sm:grid-cols-[4rem_1fr]">
            <span className="font-mono text-13 leading-7 text-quiet">{HELP_PAGE.kinds[kind]}</span>
            <span className="min-w-0">
              <span className="block font-semibold underline-offset-4 group-hover:underline">{title}</span>
              <span className="line-clamp-2 text-15 text-quiet">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
