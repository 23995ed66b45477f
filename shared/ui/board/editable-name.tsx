import Pencil from 'lucide-react/icons/pencil';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type FolderPath, folderText } from '#core/naming/folder-path.ts';
import { slashedName } from '#core/naming/slashed-name.ts';
import { resultsWords } from '#words/results.ts';
import { FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';

interface EditableNameProps {
  id?: string;
  /** The editable part of the name. */
  name: string;
  /** The fixed ending, such as ".jpg". */
  ending?: string;
  /** Whether the field is open from the start. */
  startsOpen?: boolean;
  /** Whether Tab reaches it; by default it does. */
  isTabStop?: boolean;
  /** The name as displayed. */
  children: ReactNode;
  onRename: (typed: string) => void;
}

/** A name that turns into a field when pressed. Enter saves, Escape restores the old name. */
export function EditableName({
  id,
  name,
  ending = '',
  startsOpen = false,
  isTabStop = true,
  children,
  onRename,
}: EditableNameProps) {
  const t = useMessages(resultsWords);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const returnsFocus = useRef(false);
  const close = (byKey: boolean) => {
    returnsFocus.current = byKey;
    setIsOpen(false);
  };
  if (isOpen) {
    return (
      <NameField
        label={t('results.newNameFor', { name: name + ending })}
        name={name}
        ending={ending}
        onSave={onRename}
        onClose={close}
      />
    );
  }
  return (
    <button
      id={id}
      ref={(button) => {
        if (returnsFocus.current) button?.focus();
        returnsFocus.current = false;
      }}
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t('results.rename', { name: name + ending })}
      className="group/name flex min-h-11 w-full min-w-0 items-center gap-2 text-left"
      onClick={() => setIsOpen(true)}
    >
      <span className="min-w-0 decoration-line decoration-2 underline-offset-4 group-hover/name:underline">
        {children}
      </span>
      <Pencil size={14} className="text-quiet" aria-hidden />
    </button>
  );
}

interface NameFieldProps {
  label: string;
  name: string;
  ending: string;
  onSave: (typed: string) => void;
  /** @param byKey whether the focus was in the field until now and needs a new place */
  onClose: (byKey: boolean) => void;
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** A field for a name, with its text selected for replacement. Leaving it saves. It tells that a slash makes a folder. */
function NameField({ label, name, ending, onSave, onClose }: NameFieldProps) {
  const t = useMessages(resultsWords);
  const [folder, setFolder] = useState<FolderPath>([]);
  // Removing a field also blurs it, which is no reason to save again.
  const isDone = useRef(false);
  const end = (typed: string | undefined, byKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    if (typed !== undefined) onSave(typed);
    onClose(byKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The Enter key that completes a Japanese word doesn't end the name.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Enter' ? event.currentTarget.value : undefined, true);
  };
  return (
    <span className="grid gap-1">
      <span className="flex items-center gap-1">
        <input
          ref={selectAll}
          defaultValue={name}
          aria-label={label}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={120}
          onInput={({ currentTarget }) => setFolder(slashedName(currentTarget.value).folder)}
          onKeyDown={onKeyDown}
          onBlur={(event) => end(event.currentTarget.value, false)}
          className={`${FIELD_CLASS} w-full flex-1 text-13`}
        />
        {ending && <span className="shrink-0 font-mono text-13 text-quiet">{ending}</span>}
      </span>
      <output className={folder.length > 0 ? 'text-13 text-quiet wrap-anywhere' : 'sr-only'}>
        {folder.length > 0 && t('results.slashFolder', { folder: folderText(folder) })}
      </output>
    </span>
  );
}
