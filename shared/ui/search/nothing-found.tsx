import { searchWords } from '#words/search.ts';
import { useMessages } from '../kit/use-messages.ts';

interface NothingFoundProps {
  query: string;
}

/** That there is no such photo, and what may help. */
export function NothingFound({ query }: NothingFoundProps) {
  const t = useMessages(searchWords);
  return (
    <div className="mt-6 rounded-surface border border-dashed border-edge p-6">
      <p className="font-semibold wrap-anywhere">{t('search.nothing', { query })}</p>
      <p className="mt-1 max-w-[64ch] text-15 text-quiet">{t('search.nothingHint')}</p>
    </div>
  );
}
