import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';
import { useBoard } from '../board/board-context.ts';

interface ChooseBoxProps {
  photoId: string;
  fileName: string;
}

/** Selects a photo to be moved with others. With Shift, selects all photos from the last selected one to this one. */
export function ChooseBox({ photoId, fileName }: ChooseBoxProps) {
  const t = useMessages(resultsWords);
  const { isChosen, choose } = useBoard();
  return (
    // The picture below it opens with a press.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the box itself answers the keyboard
    <label className="choose-box" onClick={(event) => event.stopPropagation()}>
      <span className="sr-only">{t('results.choose', { name: fileName })}</span>
      <input
        type="checkbox"
        // The space key selects the focused photo.
        tabIndex={-1}
        checked={isChosen(photoId)}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          choose(photoId, isRange ? 'range' : 'toggle');
        }}
      />
    </label>
  );
}
