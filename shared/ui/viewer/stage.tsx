import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { PictureState } from './large-pictures.ts';
import type { Step } from './steps.ts';
import { useSwipe } from './use-swipe.ts';
import { WholePicture } from './whole-picture.tsx';

interface StageProps {
  photoId: string;
  /** A description of the photo for screen reader users. */
  alt: string;
  picture: PictureState;
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: Step) => void;
}

/** Shows the photo with buttons to its neighbors at the sides. */
export function Stage({ photoId, alt, picture, isFirst, isLast, onStep }: StageProps) {
  const t = useMessages(viewerWords);
  const { moved, target } = useSwipe(onStep);
  return (
    <div className="viewer-stage" {...target}>
      <div ref={moved} className="viewer-picture">
        <WholePicture key={photoId} photoId={photoId} alt={alt} picture={picture} />
      </div>
      {/* The focus stays on a button at the end of its way, so it is not disabled. */}
      <button
        type="button"
        className="viewer-step left-2 sm:left-4"
        aria-label={t('viewer.previous')}
        aria-disabled={isFirst}
        onClick={() => onStep('previous')}
      >
        <ChevronLeft size={22} aria-hidden />
      </button>
      <button
        type="button"
        className="viewer-step right-2 sm:right-4"
        aria-label={t('viewer.next')}
        aria-disabled={isLast}
        onClick={() => onStep('next')}
      >
        <ChevronRight size={22} aria-hidden />
      </button>
    </div>
  );
}
