import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { boardWords } from '#words/board.ts';
import { useMessages } from '../kit/use-messages.ts';

interface BoardPanelProps {
  /** Undefined if the content has its own way to close. */
  onClose?: () => void;
  children: ReactNode;
}

/** Focuses the element that opened a panel; if it is gone, the board's heading. */
function focusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const back = isThere ? opener : document.querySelector<HTMLElement>('[data-view=result]');
  back?.focus({ preventScroll: true });
}

/** A chip's panel: next to the photos, or on phones a sheet over their lower part. The photos stay within reach. */
export function BoardPanel({ onClose, children }: BoardPanelProps) {
  const t = useMessages(boardWords);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const { current } = panel;
    if (!current?.contains(opener)) current?.focus({ preventScroll: true });
    return () => {
      // Closing may also remove its subject and the chip; that is known only after rendering.
      if (current?.contains(document.activeElement)) queueMicrotask(() => focusBack(opener));
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is in it
    <aside
      ref={panel}
      tabIndex={-1}
      className="board-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !onClose) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {onClose && (
        <button
          type="button"
          aria-label={t('board.closePanel')}
          className="board-panel-close"
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </button>
      )}
      {children}
    </aside>
  );
}
