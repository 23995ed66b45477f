import { useId, useState } from 'react';
import { TEXT_FIELD_CLASS } from '#ui/kit/field-class.ts';
import { HELP_PAGE } from './help-copy.ts';
import { HELP_ENTRIES } from './help-entries.ts';
import { type HelpEntry, searchHelp } from './search-help.ts';
import { Link } from 'react-router-dom';

/** Searches as the user types. Without scripts, the same content can be read on the page. */
export function HelpSearch() {
  const id = useId();
  const [query, setQuery] = useState('');
  const asked = query.trim();
  const found = searchHelp(query, HELP_ENTRIES);
  return (
    <search className="noscript:hidden">
      <label htmlFor={id} className="text-15 font-semibold">
        {HELP_PAGE.searchLabel}
      </label>
      <input
        id={id}
        type="search"
        value={query}
        placeholder={HELP_PAGE.placeholder}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
        className={`${TEXT_FIELD_CLASS} mt-1.5 block min-h-14 w-full text-17`}
      />
      <output htmlFor={id} className="mt-3 block text-15 text-quiet">
        {asked !== '' && (found.length > 0 ? HELP_PAGE.found(found.length, asked) : HELP_PAGE.nothing)}
      </output>
      {found.length > 0 && <HelpResults entries={found} />}
    </search>
  );
}

interface HelpResultsProps {
  entries: readonly HelpEntry[];
}

/** The search results, each with its section. */
function HelpResults({ entries }: HelpResultsProps) {
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
