import { DropdownMenu } from 'radix-ui';
import { use } from 'react';
import { BoardContext } from '../board/board-context.ts';
import type { BoardMenuProps } from './board-menu.tsx';
import type { MenuEntry } from '../board/board-way.ts';

/** The menu of a button in the board's bar. It starts open. */
export function BoardMenuList({ label, entries, className, children }: BoardMenuProps) {
  const root = use(BoardContext)?.root ?? null;
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger aria-label={label} className={className}>
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={root}>
        <DropdownMenu.Content align="end" sideOffset={4} collisionPadding={8} className="board-menu">
          {entries.map((entry) => (
            <BoardMenuEntry key={entry.id} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function BoardMenuEntry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'action') {
    return (
      <DropdownMenu.Item
        className="board-menu-item"
        disabled={entry.isDisabled ?? false}
        onSelect={entry.onSelect}
      >
        <entry.Icon size={18} aria-hidden />
        {entry.label}
      </DropdownMenu.Item>
    );
  }
  if (entry.kind === 'values') {
    return (
      <DropdownMenu.RadioGroup
        className="board-menu-values"
        aria-label={entry.label}
        value={entry.value}
        onValueChange={entry.onChange}
      >
        <span aria-hidden className="board-menu-label">
          {entry.label}
        </span>
        {entry.values.map(({ value, label }) => (
          <DropdownMenu.RadioItem
            key={value}
            className="board-menu-value"
            value={value}
            // The menu stays open so that users see the effect.
            onSelect={(event) => event.preventDefault()}
          >
            {label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    );
  }
  return (
    <DropdownMenu.CheckboxItem
      className="board-menu-item"
      checked={entry.isOn}
      onCheckedChange={entry.onChange}
      // The menu stays open so that users see the new state of a switch.
      onSelect={(event) => event.preventDefault()}
    >
      <span aria-hidden className="board-menu-check" data-on={entry.isOn} />
      <span className="min-w-0">
        {entry.label}
        {entry.help && <span className="block text-13 font-normal text-quiet">{entry.help}</span>}
      </span>
    </DropdownMenu.CheckboxItem>
  );
}
