import { boardWords } from '#words/board.ts';
import { unsureWords } from '#words/unsure.ts';
import { ACCEPT_ALL_KEY, BOARD_KEYS, MOVE_KEY } from '../board/review-keys.ts';
import { useMessages } from '../kit/use-messages.ts';
import { SEARCH_KEY } from '../search/board-search.tsx';

/** Explains the board's keys. */
export function BoardKeys() {
  const t = useMessages(boardWords, unsureWords);
  const keys = [
    ['← ↑ → ↓', t('board.keyArrows')],
    [t('board.keyEnter'), t('board.keyOpen')],
    [t('board.keySpace'), t('board.keySelect')],
    [MOVE_KEY, t('unsure.moveKey')],
    [BOARD_KEYS.rename, t('board.keyRename')],
    [ACCEPT_ALL_KEY, t('unsure.acceptAllKey')],
    [SEARCH_KEY, t('board.keySearch')],
    [BOARD_KEYS.help, t('board.keys')],
  ] as const;
  return (
    <section aria-labelledby="board-keys">
      <h3 id="board-keys" className="text-17 font-semibold tracking-normal">
        {t('board.keys')}
      </h3>
      <dl className="mt-2 text-15">
        {keys.map(([key, does]) => (
          <div key={key} className="flex items-baseline gap-3 py-1">
            <dt className="min-w-20">
              <kbd className="font-mono text-13 font-semibold">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
