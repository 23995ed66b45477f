import { useState } from 'react';
import { folderText } from '#core/naming/folder-path.ts';
import type { FolderMerge, SmallFolders } from '#core/categories/small-folders.ts';
import { boardWords } from '#words/board.ts';
import { buttonClass } from '../kit/button-class.ts';
import { CheckField } from '../kit/check-field.tsx';
import { useMessages } from '../kit/use-messages.ts';

interface MergePanelProps {
  small: SmallFolders;
  onMerge: (merges: readonly FolderMerge[]) => void;
}

/** Previews which small folders would be merged. */
export function MergePanel({ small, onMerge }: MergePanelProps) {
  const t = useMessages(boardWords);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const list = new Intl.ListFormat(t.locale, { style: 'narrow', type: 'conjunction' });
  const chosen = small.merges.filter(({ into }) => !left.has(folderText(into)));
  const count = chosen.reduce((sum, { from }) => sum + from.length, 0);
  return (
    <section aria-labelledby="merge-small">
      <h3 id="merge-small" className="text-17 font-semibold tracking-normal">
        {t('board.mergeTitle')}
      </h3>
      <p className="mt-1 text-15 text-quiet">
        {t('board.mergeText', { small: small.small, folders: small.folders })}
      </p>
      <ul className="mt-2">
        {small.merges.map(({ into, from, photoIds }) => {
          const key = folderText(into);
          const names = list.format(from.map((path) => path.at(-1) ?? ''));
          return (
            <li key={key}>
              <CheckField
                label={key}
                isOn={!left.has(key)}
                onChange={(isOn) => {
                  const next = new Set(left);
                  if (isOn) next.delete(key);
                  else next.add(key);
                  setLeft(next);
                }}
                className="flex text-15 font-semibold"
              />
              <p className="-mt-1 pl-8 text-13 wrap-anywhere text-quiet">
                {t('board.mergeInto', { count: photoIds.length, from: names })}
              </p>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={buttonClass('ink', 'mt-4')}
        disabled={count === 0}
        onClick={() => onMerge(chosen)}
      >
        {t('board.mergeGo', { count })}
      </button>
    </section>
  );
}
