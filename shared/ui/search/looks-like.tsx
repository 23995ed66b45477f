import { searchWords } from '#words/search.ts';
import { useMessages } from '../kit/use-messages.ts';

interface LooksLikeProps {
  /** The search query; undefined for a photo whose words match. */
  query: string | undefined;
}

/** Says that a photo was found by its visual content, although its words don't match. */
export function LooksLike({ query }: LooksLikeProps) {
  const t = useMessages(searchWords);
  if (query === undefined) return null;
  return <p className="mt-1 text-13 font-semibold wrap-anywhere">{t('search.looksLike', { query })}</p>;
}
