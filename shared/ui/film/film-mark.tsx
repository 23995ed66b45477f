import Play from 'lucide-react/icons/play';
import { filmLength } from '#core/films/film-length.ts';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';

/** Marks a film on its poster. @param seconds its length; 0 if it is unknown */
export function FilmMark({ seconds }: { seconds: number }) {
  const t = useMessages(viewerWords);
  return (
    <span className="film-mark">
      <Play size={12} fill="currentColor" aria-hidden />
      <span className="sr-only">{t('viewer.film')}</span>
      {seconds > 0 && <span>{filmLength(seconds)}</span>}
    </span>
  );
}
