import { type ButtonHTMLAttributes, lazy, type Ref, Suspense, useRef, useState } from 'react';
import { moveButtonId } from '../board/element-ids.ts';
import FolderInput from 'lucide-react/icons/folder-input';
import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';

const load = () => import('./move-palette.tsx');
const MovePalette = lazy(async () => ({ default: (await load()).MovePalette }));

interface MovePhotoProps {
  /** The button's id; on the board, it is derived from the photo's id. */
  id?: string;
  photoId: string;
  fileName: string;
  /** Whether only its icon is visible, as on a small picture, where a key presses it instead of a tab stop. */
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

interface MoveButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  fileName: string;
  /** Whether only its icon is visible. */
  isSmall: boolean;
}

/** Opens the list of folders that a photo can be moved to. */
function MoveButton({ fileName, isSmall, ...button }: MoveButtonProps) {
  const t = useMessages(resultsWords);
  return (
    <button
      {...button}
      type="button"
      tabIndex={isSmall ? -1 : 0}
      aria-haspopup="dialog"
      aria-label={t('results.move', { name: fileName })}
      className={
        isSmall
          ? 'card-move'
          : '-ml-1 inline-flex min-h-11 items-center gap-2 rounded-full px-1 text-13 font-semibold text-quiet hover:text-ink aria-expanded:text-ink'
      }
    >
      <FolderInput size={16} aria-hidden />
      {!isSmall && t('results.moveTo')}
    </button>
  );
}
