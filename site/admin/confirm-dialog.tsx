import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';

interface ConfirmDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactNode;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
}

/** Asks for confirmation before an action that can't be undone. */
export function ConfirmDialog({ trigger, title, text, confirm, cancel, onConfirm }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-overlay" />
        <AlertDialog.Content className="dialog">
          <AlertDialog.Title className="text-21 font-bold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-15 wrap-anywhere text-quiet">
            {text}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className={buttonClass('outline')}>{cancel}</AlertDialog.Cancel>
            <AlertDialog.Action onClick={onConfirm} className={buttonClass('accent')}>
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
