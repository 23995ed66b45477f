import Folder from 'lucide-react/icons/folder';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { boardWords } from '#words/board.ts';
import { useMessages } from '../kit/use-messages.ts';
import { isCalled } from './is-called.ts';
import { useBoard } from '../board/board-context.ts';

interface MovePaletteProps {
  photoId: string;
  onClose: () => void;
  /** Called when the list has closed and nothing has taken the focus. */
  onUnfocused: () => void;
}

/** Lists the folders that photos can be moved to, filtered by typing, and offers a new one with the typed name. */
export function MovePalette({ photoId, onClose, onUnfocused }: MovePaletteProps) {
  const t = useMessages(boardWords);
  const { movingWith, choicesFor, moveToPath, moveToNewFolder } = useBoard();
  const [typed, setTyped] = useState('');
  const [photoIds] = useState(() => movingWith(photoId));
  const [choices] = useState(() => choicesFor(photoIds));
  const name = typed.trim();
  const groups = [
    [t('board.pickSuggested'), choices.suggested],
    [t('board.pickRecent'), choices.recent],
    [t('board.pickHere'), choices.onBoard],
    [t('board.pickStandard'), choices.standard],
  ] as const;
  const found = groups.map(
    ([label, paths]) => [label, paths.filter((path) => isCalled(path, name))] as const,
  );
  const isKnown = groups.some(([, paths]) => paths.some((path) => isSame(path, name)));
  const done = (does: () => void) => () => {
    onClose();
    does();
  };
  const create = name !== '' && !isKnown && (
    <Command.Item
      value="new-named"
      className="palette-item"
      onSelect={done(() => moveToPath(photoId, name.split('/')))}
    >
      <FolderPlus size={16} aria-hidden />
      {t('board.pickNewNamed', { name })}
    </Command.Item>
  );
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="palette-ground" />
        <Dialog.Content
          data-keys="own"
          aria-describedby={undefined}
          className="palette"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) onUnfocused();
          }}
        >
          <Dialog.Title className="sr-only">{t('board.pickTitle', { count: photoIds.length })}</Dialog.Title>
          <Command shouldFilter={false} loop label={t('board.pickField')}>
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder={t('board.pickPlaceholder')}
              maxLength={120}
              className="palette-field"
            />
            <Command.List className="palette-list">
              {found.map(
                ([label, paths]) =>
                  paths.length > 0 && (
                    <Command.Group key={label} heading={label} className="palette-group">
                      {paths.map((path) => (
                        <PaletteFolder
                          key={folderText(path)}
                          path={path}
                          onSelect={done(() => moveToPath(photoId, path))}
                        />
                      ))}
                    </Command.Group>
                  ),
              )}
              {create}
              {name === '' && (
                <Command.Item
                  value="new"
                  className="palette-item palette-new"
                  onSelect={done(() => moveToNewFolder(photoId))}
                >
                  <FolderPlus size={16} aria-hidden />
                  {t('board.pickNew')}
                </Command.Item>
              )}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteFolder({ path, onSelect }: { path: FolderPath; onSelect: () => void }) {
  const outer = path.slice(0, -1).join(' / ');
  return (
    <Command.Item value={folderText(path)} className="palette-item" onSelect={onSelect}>
      <Folder size={16} aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {outer && <span className="text-quiet">{`${outer} / `}</span>}
        {path.at(-1)}
      </span>
    </Command.Item>
  );
}

const isSame = (path: FolderPath, name: string) => folderText(path).toLowerCase() === name.toLowerCase();
