import Maximize2 from 'lucide-react/icons/maximize-2';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';
import { viewButtonId } from '../board/opener-context.ts';

interface ViewButtonProps {
  photoId: string;
  name: string;
}

/**
 * The button of a picture that opens on a press anywhere: it serves keyboards and screen readers, and shows mouse
 * users what a press does. The picture's container handles the press, including this button's.
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
