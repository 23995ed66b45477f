import { boardWords } from '#words/board.ts';
import { useKept } from '../kit/kept-value.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ROW_HEIGHTS } from '../limits.ts';
import { ROW_HEIGHT } from './board-look.ts';

/** Sets how large the photos of the board are. Phones have columns instead. */
export function RowHeight() {
  const t = useMessages(boardWords);
  const height = useKept(ROW_HEIGHT);
  return (
    <input
      type="range"
      aria-label={t('board.size')}
      title={t('board.size')}
      className="row-height"
      min={ROW_HEIGHTS.least}
      max={ROW_HEIGHTS.most}
      step={ROW_HEIGHTS.step}
      value={height}
      onChange={({ target }) => ROW_HEIGHT.keep(Number(target.value))}
    />
  );
}
