import Layers from 'lucide-react/icons/layers-2';
import { use } from 'react';
import { stacksWords } from '#words/stacks.ts';
import { useMessages } from '../kit/use-messages.ts';
import { stackButtonId, StacksContext } from '../board/stacks-context.ts';

interface StackMarkProps {
  photoId: string;
  fileName: string;
}

/** A button on the card of a photo that looks like others: shows how many there are and opens all of them. */
export function StackMark({ photoId, fileName }: StackMarkProps) {
  const t = useMessages(stacksWords);
  const stacks = use(StacksContext);
  const stack = stacks?.stackOf(photoId);
  if (!stacks || !stack) return null;
  const count = stack.photoIds.length;
  return (
    <button
      type="button"
      id={stackButtonId(photoId)}
      aria-haspopup="dialog"
      aria-label={t('stacks.open', { count, name: fileName })}
      // The focus comes here from a photo under this card.
      data-under={stacks.under(photoId).join(' ')}
      className="stack-mark"
      onPointerEnter={stacks.prepare}
      onClick={(event) => {
        // The card below it would open the photo.
        event.stopPropagation();
        stacks.open(photoId);
      }}
    >
      <span>
        <Layers size={14} aria-hidden />
        {t('stacks.count', { count })}
      </span>
    </button>
  );
}
