import type { BatchState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import { FileName } from '../kit/file-name.tsx';
import { PhotoNote } from '../board/photo-note.tsx';
import { PhotoFacts } from './photo-facts.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

interface TableViewerProps {
  photoId: string;
  photos: readonly Photo[];
  state: BatchState;
  isWorking: boolean;
  onShow: (photoId: string) => void;
  onClose: () => void;
}

/** Shows a photo on the table in the large view, before or during organizing. */
export function TableViewer({ photoId, photos, state, isWorking, ...on }: TableViewerProps) {
  const photo = photos.find(({ id }) => id === photoId);
  if (!photo) return null;
  const known = state.photos.get(photoId);
  return (
    <PhotoViewer
      photoId={photoId}
      order={photos.map(({ id }) => id)}
      nameOf={(wanted) => photos.find(({ id }) => id === wanted)?.name ?? ''}
      alt={known?.status === 'placed' ? known.photo.description : photo.name}
      {...on}
    >
      {(picture) => (
        <>
          <div>
            <FileName name={photo.name} />
            {(isWorking || known) && (
              <PhotoNote state={known ?? { status: 'waiting' }} isWorking={isWorking} />
            )}
          </div>
          <PhotoFacts
            photo={photo}
            picture={picture}
            placed={known?.status === 'placed' ? known.photo : undefined}
            isRenamed={false}
          />
        </>
      )}
    </PhotoViewer>
  );
}
