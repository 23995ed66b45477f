import { type FolderPath, folderText } from '#core/naming/folder-path.ts';

interface TrayLabelProps {
  folder: FolderPath;
  count: number;
  /** The number for screen readers. */
  countText: string | undefined;
}

/** Shows the folder's name and its number of photos, in typewriter style. */
export function TrayLabel({ folder, count, countText }: TrayLabelProps) {
  return (
    <div className="flex items-baseline gap-3 font-mono text-13">
      <span className="line-clamp-2 min-w-0 leading-snug font-semibold hyphens-auto">
        {folderText(folder)}
      </span>
      <span className="ml-auto text-quiet tabular-nums" aria-hidden>
        {count}
      </span>
      {countText !== undefined && <span className="sr-only">{countText}</span>}
    </div>
  );
}
