import type { ReactNode, Ref } from 'react';

interface DialogOpenerProps {
  ref: Ref<HTMLButtonElement>;
  /** Loads the dialog before the press. */
  onNear: () => void;
  onOpen: () => void;
  /** The icon and label. */
  children: ReactNode;
}

/** A chip of the board that opens a dialog, which is loaded on demand. */
export function DialogOpener({ ref, onNear, onOpen, children }: DialogOpenerProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="board-chip"
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
