import type { FolderFigure } from '#core/statistics/figures.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { figuresWords } from '#words/figures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';
import { BarList } from './bar-list.tsx';
import { BarRow } from './bar-row.tsx';

interface FolderBarsProps {
  /** The folders with the most photos first. */
  folders: readonly FolderFigure[];
}

/** Shows how many photos each folder contains, and their size. */
export function FolderBars({ folders }: FolderBarsProps) {
  const t = useMessages(figuresWords, quantitiesWords);
  const most = folders[0]?.photos ?? 1;
  return (
    <section aria-labelledby="figures-folders" className="figures-folders">
      <h3 id="figures-folders">{t('figures.foldersTitle')}</h3>
      <BarList
        more={(count) => t('figures.moreFolders', { count })}
        rows={folders.map(({ folder, photos, bytes }) => (
          <BarRow
            key={folder}
            name={folder}
            figure={t('figures.folderRow', { photos, size: sizeText(bytes, t) })}
            part={photos / most}
          />
        ))}
      />
    </section>
  );
}
