import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MenuEntry } from '../board/board-way.ts';

const load = () => import('./board-menu-list.tsx');
const BoardMenuList = lazy(async () => ({ default: (await load()).BoardMenuList }));

export interface BoardMenuProps {
  /** The button's label. */
  label: string;
  entries: readonly MenuEntry[];
  className: string;
  /** The button's icon. */
  children: ReactNode;
}

/** A button in the board's bar that opens a menu. The menu is loaded on the first press. */
export function BoardMenu(props: BoardMenuProps) {
  const { label, className, children } = props;
  const [isAsked, setIsAsked] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={isAsked}
      aria-label={label}
      className={className}
      onPointerEnter={() => void load()}
      onClick={() => setIsAsked(true)}
    >
      {children}
    </button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <BoardMenuList {...props} />
    </Suspense>
  );
}
