import type { ResultsBoardModel } from './use-results-board.ts';

interface BoardViewersProps {
  model: ResultsBoardModel;
}

/** Shows the photo or the stack that is open over the board. */
export function BoardViewers({ model }: BoardViewersProps) {
  const { viewing, comparing, folders, review, search, placed, board, stacking, telling } = model;
  return (
    <>
      {viewing.Viewer && viewing.photoId !== undefined && (
        <viewing.Viewer
          photoId={viewing.photoId}
          folders={folders}
          shown={review.order ?? search.order}
          placedOf={(photoId) => placed.get(photoId)}
          newFolderId={board.newFolderId}
          onShow={viewing.show}
          onClose={() => {
            review.end();
            viewing.close();
          }}
        />
      )}
      {comparing.Viewer && comparing.photoId !== undefined && (
        <comparing.Viewer
          photoId={comparing.photoId}
          folders={folders}
          stacking={stacking}
          onUndo={board.undo}
          said={telling.told?.text ?? ''}
          onShow={comparing.show}
          onClose={comparing.close}
        />
      )}
    </>
  );
}
