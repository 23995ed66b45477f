import { type FolderPath, folderText } from '#core/archive-path.ts';
import { useTableWording } from './table-wording.ts';

interface TrayLabelProps {
  folder: FolderPath;
  count: number;
}

/** Typewritten: the folder's name, and how many are in it. */
export function TrayLabel({ folder, count }: TrayLabelProps) {
  const words = useTableWording();
  return (
    <div className="flex items-baseline gap-3 font-mono text-13">
      <span className="line-clamp-2 min-w-0 leading-snug font-semibold">{folderText(folder)}</span>
      <span className="ml-auto text-quiet tabular-nums" aria-hidden>
        {String(count).padStart(2, '0')}
      </span>
      <span className="sr-only">{words.photos(count)}</span>
    </div>
  );
}
