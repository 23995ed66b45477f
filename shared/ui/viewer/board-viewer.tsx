import { useState } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import type { Photo } from '#core/photo.ts';
import type { ResultFolder } from '../board/batch-view.ts';
import { BoardContext, useBoard } from '../board/board-context.ts';
import { BoardDetails } from './board-details.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

interface BoardViewerProps {
  photoId: string;
  folders: readonly ResultFolder<Photo>[];
  /** The photos to browse, in this order: the search results, or else all photos. */
  shown: readonly string[];
  placedOf: (photoId: string) => PlacedPhoto | undefined;
  /** The folder that was just added here and needs a name. */
  newFolderId: number | undefined;
  onShow: (photoId: string) => void;
  onClose: () => void;
}

/** Shows a photo of the board in the large view, where it can be renamed and moved as on the board. */
export function BoardViewer({ photoId, folders, shown, placedOf, newFolderId, ...on }: BoardViewerProps) {
  const board = useBoard();
  // A photo that is moved or renamed keeps its position in the browsing order.
  const [order] = useState(shown);
  const find = (id: string) => {
    const folder = folders.find(({ photos }) => photos.some(({ photo }) => photo.id === id));
    const result = folder?.photos.find(({ photo }) => photo.id === id);
    return folder && result && { folder, result };
  };
  const there = order.filter((id) => find(id) !== undefined);
  const found = find(photoId);
  const placed = placedOf(photoId);
  if (!found || !placed) return null;
  return (
    <PhotoViewer
      photoId={photoId}
      order={there}
      nameOf={(id) => find(id)?.result.fileName ?? ''}
      alt={found.result.description}
      said={board.said}
      onUndo={board.undo}
      {...on}
    >
      {(picture, root) => (
        <BoardContext value={{ ...board, root, newFolderId }}>
          <BoardDetails {...found} key={photoId} placed={placed} picture={picture} />
        </BoardContext>
      )}
    </PhotoViewer>
  );
}
