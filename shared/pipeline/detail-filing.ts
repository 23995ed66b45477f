import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { arrangementOf } from '#core/board/arrangement.ts';
import type { Detail } from '#core/categories/detail.ts';
import { folderText } from '#core/naming/folder-path.ts';
import { assignPaths } from '#core/naming/assign-paths.ts';
import { boardAtDetail } from '#core/schemes/detail-on-board.ts';
import type { Filing } from './ports.ts';

/**
 * Files photos at a level of detail, as the board's panel does.
 *
 * @param earlier the photos of a board that the batch joins: they count towards the size of a folder, and stay
 */
export function detailFiling(detail: Exclude<Detail, 'fine'>, earlier: readonly PlacedPhoto[] = []): Filing {
  return {
    detail,
    folders: async (photos) => {
      const joined = new Set(photos.map(({ photoId }) => photoId));
      const all = [...earlier.filter(({ photoId }) => !joined.has(photoId)), ...photos];
      const placed = new Map(all.map((photo) => [photo.photoId, photo]));
      const { edit } = boardAtDetail(arrangementOf(assignPaths(all)), placed, detail);
      return new Map(
        photos.flatMap(({ photoId, folder }) => {
          const filed = edit.folders.get(photoId);
          return filed && folderText(filed) !== folderText(folder) ? [[photoId, filed] as const] : [];
        }),
      );
    },
  };
}
