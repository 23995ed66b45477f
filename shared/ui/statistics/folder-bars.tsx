import { topicsText } from '#core/statistics/figures-text.ts';
import type { Figures } from '#core/statistics/figures.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { figuresWords } from '#words/figures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';
import { BarList } from './bar-list.tsx';
import { BarRow } from './bar-row.tsx';

interface FolderBarsProps {
  figures: Figures;
}

/** Shows how many photos each folder contains, and their size. */
export function FolderBars({ figures }: FolderBarsProps) {
  const t = useMessages(figuresWords, quantitiesWords);
  const { folders } = figures;
  const topics = topicsText(figures, t);
  const most = folders[0]?.photos ?? 1;
  return (
    <section aria-labelledby="figures-folders" className="figures-folders">
      <h3 id="figures-folders">{t('figures.foldersTitle')}</h3>
      {topics && <p className="mb-3 text-15">{topics}</p>}
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
