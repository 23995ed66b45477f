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
  const { counted, movingWith, moveToPath, moveToNewFolder } = useBoard();
  const [typed, setTyped] = useState('');
  const [photoIds] = useState(() => movingWith(photoId));
  const name = typed.trim();
  const { groups, isKnown } = useFolderGroups(photoIds, name);
  const done = (does: () => void) => () => {
    onClose();
    does();
  };
  const create = () => (name === '' ? moveToNewFolder(photoId) : moveToPath(photoId, name.split('/')));
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
          <Dialog.Title className="sr-only">
            {t('board.pickTitle', { items: counted(photoIds) })}
          </Dialog.Title>
          <Command shouldFilter={false} loop label={t('board.pickField')}>
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder={t('board.pickPlaceholder')}
              maxLength={120}
              className="palette-field"
            />
            <Command.List className="palette-list">
              {groups.map(([label, paths]) => (
                <Command.Group key={label} heading={label} className="palette-group">
                  {paths.map((path) => (
                    <PaletteFolder
                      key={folderText(path)}
                      path={path}
                      onSelect={done(() => moveToPath(photoId, path))}
                    />
                  ))}
                </Command.Group>
              ))}
              {!isKnown && <NewFolder name={name} onSelect={done(create)} />}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Returns the folders that photos can be moved to and that match a typed name, in groups with a label. */
function useFolderGroups(photoIds: readonly string[], name: string) {
  const t = useMessages(boardWords);
  const { choicesFor } = useBoard();
  const [choices] = useState(() => choicesFor(photoIds));
  const groups: readonly (readonly [label: string, paths: readonly FolderPath[], topic?: string])[] = [
    [t('board.pickSuggested'), choices.suggested],
    [t('board.pickRecent'), choices.recent],
    [t('board.pickHere'), choices.onBoard],
    ...choices.topics.map(({ topic, paths }) => [topic, paths, topic] as const),
    [t('board.pickStandard'), choices.standard],
  ];
  const found = groups.map(
    ([label, paths, topic = '']) => [label, paths.filter((path) => isCalled(path, name, topic))] as const,
  );
  return {
    groups: found.filter(([, paths]) => paths.length > 0),
    /** Whether one of all folders has exactly this name. */
    isKnown: groups.some(([, paths]) => paths.some((path) => isSame(path, name))),
  };
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

/** Offers a folder with the typed name, or one to be named on the board. */
function NewFolder({ name, onSelect }: { name: string; onSelect: () => void }) {
  const t = useMessages(boardWords);
  const isNamed = name !== '';
  return (
    <Command.Item
      value={isNamed ? 'new-named' : 'new'}
      className={isNamed ? 'palette-item' : 'palette-item palette-new'}
      onSelect={onSelect}
    >
      <FolderPlus size={16} aria-hidden />
      {isNamed ? t('board.pickNewNamed', { name }) : t('board.pickNew')}
    </Command.Item>
  );
}

const isSame = (path: FolderPath, name: string) => folderText(path).toLowerCase() === name.toLowerCase();
