import type { RefObject } from 'react';
import { searchWords } from '#words/search.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchField } from './search-field.tsx';
import type { PhotoSearching } from './use-photo-search.ts';
import { useSettled } from './use-settled.ts';
import { useBoard } from '../board/board-context.ts';

/** The key that focuses the board's search field. */
export const SEARCH_KEY = '/';

interface BoardSearchProps {
  searching: PhotoSearching;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The board's search field. */
export function BoardSearch({ searching: { query, type, prepare }, fieldRef }: BoardSearchProps) {
  const t = useMessages(searchWords);
  return (
    <search aria-label={t('search.label')}>
      <SearchField
        label={t('search.label')}
        query={query}
        shortcut={SEARCH_KEY}
        fieldRef={fieldRef}
        onType={type}
        onPrepare={prepare}
      />
    </search>
  );
}

interface SearchAnswerProps {
  searching: PhotoSearching;
  /** The number of folders with results. */
  folders: number;
  onChooseAll: (photoIds: readonly string[]) => void;
}

/** Shows the number of results above the photos, and a button to select all of them. */
export function SearchAnswer({ searching, folders, onChooseAll }: SearchAnswerProps) {
  const t = useMessages(searchWords);
  const { counted } = useBoard();
  const { query, type, found, parts, hasFailed } = searching;
  const asked = query.trim();
  const count = found?.length ?? 0;
  const answer = !found
    ? ''
    : count === 0
      ? t('search.nothing', { query: asked })
      : t('search.found', { items: counted(found), folders });
  const said = useSettled(asked === '' ? '' : answer);
  return (
    <>
      <output className="sr-only">{said}</output>
      {hasFailed && asked !== '' && (
        <p role="alert" className="mt-2 text-15 text-accent">
          {t('search.failed')}
        </p>
      )}
      {found && asked !== '' && count > 0 && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3">
          <p className="text-15 text-quiet">{answer}</p>
          <button
            type="button"
            className={buttonClass('quiet', 'max-sm:-ml-3')}
            onClick={() => onChooseAll(found)}
          >
            {t('search.chooseFound', { count })}
          </button>
          <button type="button" className={buttonClass('quiet', 'max-sm:-ml-3')} onClick={() => type('')}>
            {t('search.showAll')}
          </button>
        </div>
      )}
      {found && asked !== '' && count === 0 && (
        <>
          <NothingFound query={asked} parts={parts} onType={type} />
          <button type="button" className={buttonClass('outline', 'mt-4')} onClick={() => type('')}>
            {t('search.showAll')}
          </button>
        </>
      )}
    </>
  );
}
