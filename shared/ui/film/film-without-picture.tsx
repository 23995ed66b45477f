import VideoOff from 'lucide-react/icons/video-off';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';

/** Shows in place of a poster that there is none, and the name, by which the film can be told from others. */
export function FilmWithoutPicture({ name }: { name: string }) {
  const t = useMessages(viewerWords);
  return (
    <>
      <VideoOff size={20} aria-hidden />
      <span className="sr-only">{t('viewer.filmWithoutPicture', { name })}</span>
      <span className="film-name" aria-hidden>
        {name}
      </span>
    </>
  );
}
