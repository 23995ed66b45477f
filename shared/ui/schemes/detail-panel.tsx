import { useMemo, useState } from 'react';
import { type Detail, DETAILS } from '#core/categories/detail.ts';
import { folderText } from '#core/naming/folder-path.ts';
import type { DetailedBoard } from '#core/schemes/detail-on-board.ts';
import { quotedIn } from '#core/wording/punctuation.ts';
import { boardWords } from '#words/board.ts';
import { shapeWords } from '#words/shape.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { DetailChoice } from './detail-choice.tsx';

interface DetailPanelProps {
  /** The level that is selected first. */
  first: Detail;
  boardAt: (detail: Detail) => DetailedBoard;
  onApply: (detail: Detail) => void;
}

/** Chooses the board's level of detail, with a preview of the folders that change. */
export function DetailPanel({ first, boardAt, onApply }: DetailPanelProps) {
  const t = useMessages(boardWords, shapeWords);
  const [detail, setDetail] = useState(first);
  const boards = useMemo(() => new Map(DETAILS.map((one) => [one, boardAt(one)] as const)), [boardAt]);
  const { folders = [], isSame = true } = boards.get(detail) ?? {};
  const changed = folders.filter(({ from }) => from.length > 0);
  const list = new Intl.ListFormat(t.locale, { style: 'narrow', type: 'conjunction' });
  return (
    <section>
      <DetailChoice
        detail={detail}
        onChange={setDetail}
        noteOf={(one) => t('board.detailFolders', { folders: boards.get(one)?.folders.length ?? 0 })}
      />
      <p className="mt-3 text-15 text-quiet">{isSame ? t('shape.same') : t('board.detailText')}</p>
      <ul className="mt-3 grid gap-2">
        {changed.map(({ path, photos, from }) => (
          <li key={folderText(path)}>
            <span className="flex items-baseline justify-between gap-3 text-15 font-semibold">
              <span className="min-w-0 wrap-break-word">{folderText(path)}</span>
              <span className="text-13 font-normal text-quiet tabular-nums">{photos}</span>
            </span>
            <span className="block text-13 wrap-break-word text-quiet">
              {t('board.mergeInto', {
                from: list.format(from.map((one) => quotedIn(t.locale, one.at(-1) ?? ''))),
              })}
            </span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={buttonClass('ink', 'mt-4')}
        disabled={isSame}
        onClick={() => onApply(detail)}
      >
        {t('board.detailGo', { folders: folders.length })}
      </button>
    </section>
  );
}
