import FolderPlus from 'lucide-react/icons/folder-plus';
import { folderText } from '#core/folder-path.ts';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';
import { useBoard } from './board-context.ts';
import { MoveButton } from './move-button.tsx';

interface MoveMenuProps {
  id: string;
  photoId: string;
  fileName: string;
  folderId: number;
  /** It was opened with a key: its first item takes the focus, and not the menu as a whole. */
  byKey: boolean;
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-photo px-3 font-mono text-13 outline-none data-highlighted:bg-ink data-highlighted:text-table data-[state=checked]:font-semibold';

/** The folders that a photo can be moved to, and a new one. Open from the first. */
export function MoveMenu({ id, photoId, fileName, folderId, byKey }: MoveMenuProps) {
  const t = useMessages(resultsWords);
  const wantsFirst = useRef(byKey);
  const { root, folders, movePhoto, moveToNewFolder } = useBoard();
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <MoveButton id={id} fileName={fileName} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={root}>
        <DropdownMenu.Content
          align="start"
          collisionPadding={8}
          onFocus={(event) => {
            if (event.target !== event.currentTarget || !wantsFirst.current) return;
            wantsFirst.current = false;
            event.currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
          }}
          className="z-100 max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] w-64 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-surface border border-edge bg-surface p-1 shadow-lifted"
        >
          <DropdownMenu.Item
            className={`${ITEM} font-sans font-semibold`}
            onSelect={() => moveToNewFolder(photoId)}
          >
            <FolderPlus size={16} aria-hidden />
            {t('results.newFolder')}
          </DropdownMenu.Item>
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.RadioGroup
            value={String(folderId)}
            onValueChange={(chosen) => movePhoto(photoId, Number(chosen))}
          >
            {folders.map(({ id: folder, path }) => (
              <DropdownMenu.RadioItem
                key={folder}
                value={String(folder)}
                className={ITEM}
                textValue={folderText(path)}
              >
                <span className="w-3 shrink-0" aria-hidden>
                  <DropdownMenu.ItemIndicator>▸</DropdownMenu.ItemIndicator>
                </span>
                <span className="min-w-0 wrap-anywhere">{folderText(path)}</span>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
