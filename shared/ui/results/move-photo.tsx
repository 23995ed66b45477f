import { lazy, Suspense, useState } from 'react';
import { MoveButton } from './move-button.tsx';
import { moveButtonId } from './use-board-edits.ts';

const load = () => import('./move-menu.tsx');
const MoveMenu = lazy(async () => ({ default: (await load()).MoveMenu }));

interface MovePhotoProps {
  /** Of its button; that on the board is found by the photo's. */
  id?: string;
  photoId: string;
  fileName: string;
  folderId: number;
}

/** The way of a photo to another folder. Its menu comes with the first press: a board has hundreds of photos. */
export function MovePhoto({ photoId, fileName, folderId, id = moveButtonId(photoId) }: MovePhotoProps) {
  const [asked, setAsked] = useState<'by-key' | 'by-pointer'>();
  if (!asked) {
    return (
      <MoveButton
        id={id}
        fileName={fileName}
        onPointerEnter={() => void load()}
        onClick={({ detail }) => setAsked(detail === 0 ? 'by-key' : 'by-pointer')}
      />
    );
  }
  return (
    <Suspense fallback={<MoveButton fileName={fileName} aria-expanded />}>
      <MoveMenu
        id={id}
        photoId={photoId}
        fileName={fileName}
        folderId={folderId}
        byKey={asked === 'by-key'}
      />
    </Suspense>
  );
}
