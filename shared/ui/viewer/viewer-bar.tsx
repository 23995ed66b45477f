import Keyboard from 'lucide-react/icons/keyboard';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { use, useId } from 'react';
import { resultsWords } from '#words/results.ts';
import { unsureWords } from '#words/unsure.ts';
import { viewerWords } from '#words/viewer.ts';
import { isAskedOf, ReviewContext } from '../board/review-context.ts';
import { ACCEPT_ALL_KEY, ACCEPT_KEY, BOARD_KEYS, MOVE_KEY } from '../board/review-keys.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';

interface ViewerBarProps {
  /** From 1. */
  place: number;
  total: number;
  photoId: string;
  isHelpOpen: boolean;
  onHelp: () => void;
  /** Undefined if there is nothing to undo. */
  onUndo?: (() => void) | undefined;
}

const ICON_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:text-ink';

/** Shows the position among the photos, and the way back. */
export function ViewerBar({ place, total, photoId, isHelpOpen, onHelp, onUndo }: ViewerBarProps) {
  const t = useMessages(resultsWords, viewerWords);
  const keysId = useId();
  return (
    <div className="viewer-bar">
      <p className="mr-auto font-mono text-13 text-quiet tabular-nums">
        {t('viewer.position', { place, total })}
      </p>
      {onUndo && (
        <button type="button" className={buttonClass('quiet')} onClick={onUndo}>
          <Undo2 size={18} aria-hidden />
          {t('results.undo')}
        </button>
      )}
      <button
        type="button"
        className={`${ICON_BUTTON} pointer-coarse:hidden`}
        aria-label={t('viewer.keys')}
        aria-expanded={isHelpOpen}
        aria-controls={keysId}
        aria-keyshortcuts="?"
        onClick={onHelp}
      >
        <Keyboard size={20} aria-hidden />
      </button>
      <Dialog.Close aria-label={t('viewer.close')} className={ICON_BUTTON}>
        <X size={22} aria-hidden />
      </Dialog.Close>
      {isHelpOpen && <ViewerKeys id={keysId} photoId={photoId} />}
    </div>
  );
}

interface ViewerKeysProps {
  id: string;
  photoId: string;
}

/** Explains the viewer's keys: those that work for the open photo. */
function ViewerKeys({ id, photoId }: ViewerKeysProps) {
  const t = useMessages(unsureWords, viewerWords);
  const review = use(ReviewContext);
  const ofReview =
    review && isAskedOf(review, photoId)
      ? ([
          [ACCEPT_KEY, t('unsure.acceptKey')],
          ['1–3', t('unsure.chooseKey')],
          [ACCEPT_ALL_KEY, t('unsure.acceptAllKey')],
        ] as const)
      : [];
  const ofBoard = review ? ([[MOVE_KEY, t('unsure.moveKey')]] as const) : [];
  const keys = [
    ['→', t('viewer.next')],
    ['←', t('viewer.previous')],
    [t('viewer.home'), t('viewer.first')],
    [t('viewer.end'), t('viewer.last')],
    ...ofBoard,
    ...ofReview,
    [t('viewer.escape'), t('viewer.close')],
    [BOARD_KEYS.help, t('viewer.keys')],
  ] as const;
  return (
    <dl id={id} className="viewer-keys">
      {keys.map(([key, does]) => (
        <div key={key} className="flex items-baseline gap-3 py-1">
          <dt className="min-w-12">
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
