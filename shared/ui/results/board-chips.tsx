import type { ReactNode } from 'react';
import { boardWords } from '#words/board.ts';
import { useMessages } from '../kit/use-messages.ts';

interface BoardChipsProps {
  children: ReactNode;
}

/** The board's problems and helpers, each a chip, in one line above the photos. */
export function BoardChips({ children }: BoardChipsProps) {
  const t = useMessages(boardWords);
  return (
    <fieldset aria-label={t('board.chips')} className="board-chips">
      {children}
    </fieldset>
  );
}

interface ChipProps {
  /** Whether its panel is open; undefined if it opens something else. */
  isOpen?: boolean;
  /** Whether it asks for attention. */
  isUrgent?: boolean;
  id?: string;
  onPress: () => void;
  onNear?: () => void;
  children: ReactNode;
}

/** A chip that opens its subject when pressed. */
export function Chip({ isOpen, isUrgent = false, id, onPress, onNear, children }: ChipProps) {
  return (
    <button
      type="button"
      id={id}
      className="board-chip"
      data-urgent={isUrgent}
      {...(isOpen === undefined ? { 'aria-haspopup': 'dialog' as const } : { 'aria-expanded': isOpen })}
      onPointerEnter={onNear}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
