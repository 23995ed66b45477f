import { useDeferredValue, useMemo, useState } from 'react';
import { type Arrangement, rearranged } from '#core/board/arrangement.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { FolderPath } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { fileByScheme } from '#core/schemes/file-by-scheme.ts';
import { type MissingFact, missingFacts } from '#core/schemes/missing-facts.ts';
import { type PeopleOfPhotos, photosOnBoard } from '#core/schemes/photos-on-board.ts';
import { type PreviewRow, previewRows } from '#core/schemes/preview-rows.ts';
import type { SavedScheme } from '#core/schemes/saved-scheme.ts';
import { type SchemeProblem, schemeProblem } from '#core/schemes/scheme.ts';
import { FIRST_SCHEME, keptScheme } from './kept-scheme.ts';

/** A board that a scheme can be applied to. */
export interface ShapedBoard {
  readonly arrangement: Arrangement;
  readonly photos: readonly Photo[];
  readonly placed: ReadonlyMap<string, PlacedPhoto>;
  readonly people: PeopleOfPhotos;
}

/** The result of applying a scheme to a board. */
export interface ShapePreview {
  /** The folder of each photo that is filed. */
  readonly filed: ReadonlyMap<string, FolderPath>;
  /** The category of each filed photo, by its id. */
  readonly categories: ReadonlyMap<string, string>;
  readonly rows: readonly PreviewRow[];
  /** The number of folders that contain photos themselves. */
  readonly folders: number;
  readonly photoIds: readonly string[];
  readonly missing: readonly MissingFact[];
  /** The number of photos that stay in Look again. */
  readonly leftOut: number;
  /** Whether the board already looks like this. */
  readonly isSame: boolean;
}

export interface Shape {
  readonly options: SavedScheme;
  readonly change: (changed: Partial<SavedScheme>) => void;
  readonly problem: SchemeProblem | undefined;
  /** The result of the last valid scheme. */
  readonly preview: ShapePreview;
}

/** Keeps a scheme while it is chosen, and previews its effect on the board. Typing has priority over the preview. */
export function useShape({ arrangement, photos, placed, people }: ShapedBoard): Shape {
  const [options, setOptions] = useState(() => keptScheme() ?? FIRST_SCHEME);
  const [usable, setUsable] = useState(options);
  const [nowMs] = useState(() => Date.now());
  const change = (changed: Partial<SavedScheme>) => {
    const next = { ...options, ...changed };
    setOptions(next);
    if (!schemeProblem(next.scheme)) setUsable(next);
  };
  const known = useMemo(
    () => photosOnBoard(arrangement, { photos, placed, people, nowMs }),
    [arrangement, photos, placed, people, nowMs],
  );
  const shown = useDeferredValue(usable);
  const preview = useMemo((): ShapePreview => {
    const filed = fileByScheme(known, shown);
    const shaped = rearranged(arrangement, { type: 'file-photos', folders: filed });
    const filled = shaped.folders.filter((folder) => folder.photos.length > 0);
    const photoIds = filled.flatMap((folder) => folder.photos.map(({ photoId }) => photoId));
    return {
      filed,
      categories: new Map(known.map(({ id, category }) => [id, category])),
      rows: previewRows(shaped),
      folders: filled.length,
      photoIds,
      missing: missingFacts(shown.scheme, known),
      leftOut: photoIds.length - known.length,
      isSame: shaped === arrangement,
    };
  }, [arrangement, known, shown]);
  return { options, change, problem: schemeProblem(options.scheme), preview };
}
