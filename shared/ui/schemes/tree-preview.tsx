import { folderText } from '#core/naming/folder-path.ts';
import { shapeWords } from '#words/shape.ts';
import { PREVIEW_FOLDERS } from '../limits.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { ShapePreview } from './use-shape.ts';

interface TreePreviewProps {
  preview: ShapePreview;
}

/** Shows the folders that a scheme makes, the number of photos in each, and which data photos lack. */
export function TreePreview({ preview }: TreePreviewProps) {
  const t = useMessages(shapeWords);
  const { rows, missing, folders, photos, leftOut } = preview;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in a wide window it scrolls by itself, by keyboard too
    <section aria-label={t('shape.preview')} tabIndex={0} className="shape-preview">
      <h3 className="text-15 font-semibold tracking-normal">{t('shape.preview')}</h3>
      <output className="mt-1 block text-15">{t('shape.folders', { folders, photos })}</output>
      {missing.length + leftOut > 0 && (
        <ul className="mt-1 text-13 text-quiet">
          {missing.map(({ fact, text, photos: count }) => (
            <li key={fact}>{text(t, count)}</li>
          ))}
          {leftOut > 0 && <li>{t('shape.leftOut', { count: leftOut })}</li>}
        </ul>
      )}
      <ul className="shape-tree">
        {rows.slice(0, PREVIEW_FOLDERS).map(({ path, photos: count, names }) => (
          <li key={folderText(path)} style={{ '--depth': path.length - 1 }}>
            <span className="sr-only">
              {folderText(path)}, {t('shape.photos', { count })}
            </span>
            <span aria-hidden className="flex items-baseline gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere">{path.at(-1)}</span>
              <span className="text-quiet tabular-nums">{count}</span>
            </span>
            {names.length > 0 && (
              <span className="block truncate text-13 text-quiet">{names.join(', ')}</span>
            )}
          </li>
        ))}
        {rows.length > PREVIEW_FOLDERS && (
          <li className="text-quiet">{t('shape.moreFolders', { count: rows.length - PREVIEW_FOLDERS })}</li>
        )}
      </ul>
    </section>
  );
}
