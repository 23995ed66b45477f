import { ADDING, folderLine } from './adding-copy.ts';
import type { LibraryToTell } from './put-state.ts';

/** The number of folders named; users look for the unexpected one among the first. */
const MOST_FOLDERS = 12;

interface LibraryTextProps {
  library: LibraryToTell;
}

/** Lists the folders of a library that get new files. */
export function LibraryText({ library: { folders } }: LibraryTextProps) {
  if (folders.length === 0) return null;
  const named = folders.slice(0, MOST_FOLDERS);
  const more = folders.length - named.length;
  return (
    <ul className="mt-3 text-13">
      {named.map((folder) => (
        <li key={folder.path}>{folderLine(folder)}</li>
      ))}
      {more > 0 && <li className="text-quiet">{ADDING.more(more)}</li>}
    </ul>
  );
}
