import { searchWords } from '#words/search.ts';
import { useMessages } from '../kit/use-messages.ts';

interface LooksLikeProps {
  /** What was searched for; undefined for a photo whose words match. */
  query: string | undefined;
}

/** Says of a photo that it was found by what the engine saw in it, which its words do not say. */
export function LooksLike({ query }: LooksLikeProps) {
  const t = useMessages(searchWords);
  if (query === undefined) return null;
  return <p className="mt-1 text-13 font-semibold wrap-anywhere">{t('search.looksLike', { query })}</p>;
}
