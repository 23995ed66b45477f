import type { PartFound } from '#core/search/find-photos.ts';
import { searchWords } from '#words/search.ts';
import { useMessages } from '../kit/use-messages.ts';

interface NothingFoundProps {
  query: string;
  /** The results of each part of the query on its own. */
  parts: readonly PartFound[];
  onType: (query: string) => void;
}

/** Says that no photo was found, and what may help. */
export function NothingFound({ query, parts, onType }: NothingFoundProps) {
  const t = useMessages(searchWords);
  return (
    <div className="mt-6 rounded-surface border border-dashed border-edge p-6">
      <p className="font-semibold wrap-anywhere">{t('search.nothing', { query })}</p>
      {parts.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 text-15">
          {t('search.parts')}
          {parts.map(({ typed, count }) => (
            <button
              key={typed}
              type="button"
              className="min-h-11 font-semibold wrap-anywhere underline underline-offset-4"
              onClick={() => onType(typed)}
            >
              {t('search.part', { words: typed, count })}
            </button>
          ))}
        </p>
      )}
      <p className="mt-1 max-w-[64ch] text-15 text-quiet">{t('search.nothingHint')}</p>
    </div>
  );
}
