import { lazy, Suspense, useRef, useState } from 'react';
import { MoveButton } from './move-button.tsx';
import { moveButtonId } from '../board/element-ids.ts';

const load = () => import('./move-palette.tsx');
const MovePalette = lazy(async () => ({ default: (await load()).MovePalette }));

interface MovePhotoProps {
  /** The button's id; on the board, it is derived from the photo's id. */
  id?: string;
  photoId: string;
  fileName: string;
  /** Whether only its icon is visible, as on a small picture. */
  isSmall?: boolean;
}

/** Moves a photo to another folder. The folder search is loaded on the first press: a board has hundreds of photos. */
export function MovePhoto({
  photoId,
  fileName,
  id = moveButtonId(photoId),
  isSmall = false,
}: MovePhotoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MoveButton
        ref={button}
        id={id}
        fileName={fileName}
        isSmall={isSmall}
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onClick={(event) => {
          event.stopPropagation();
          setIsOpen(true);
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <MovePalette
            photoId={photoId}
            onClose={() => setIsOpen(false)}
            onUnfocused={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
