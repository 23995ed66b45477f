import Maximize2 from 'lucide-react/icons/maximize-2';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';
import { viewButtonId } from '../board/opener-context.ts';

interface ViewButtonProps {
  photoId: string;
  name: string;
}

/**
 * The button of a picture that a press anywhere opens: it is there for the keyboard and for those who listen, and shows
 * a mouse what a press does. What the picture lies in answers the press, this one's too.
 */
export function ViewButton({ photoId, name }: ViewButtonProps) {
  const t = useMessages(viewerWords);
  return (
    <button
      type="button"
      id={viewButtonId(photoId)}
      aria-label={t('viewer.view', { name })}
      className="view-button"
    >
      <span>
        <Maximize2 size={16} aria-hidden />
      </span>
    </button>
  );
}
