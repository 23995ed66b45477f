import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useRef, useState } from 'react';
import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';
import { NameField } from './name-field.tsx';

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
