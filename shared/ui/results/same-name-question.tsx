import { AlertDialog } from 'radix-ui';
import { folderText } from '#core/naming/folder-path.ts';
import { boardWords } from '#words/board.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { SameName } from './use-folder-edits.ts';

interface SameNameQuestionProps {
  question: SameName;
}

/** Asks whether to merge two folders with the same name. */
export function SameNameQuestion({
  question: { folder, into, photos, merge, leave },
}: SameNameQuestionProps) {
  const t = useMessages(boardWords);
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="palette-ground" />
        <AlertDialog.Content data-keys="own" className="palette board-question">
          <AlertDialog.Title className="text-17 font-semibold tracking-normal wrap-anywhere">
            {t('board.sameTitle', { into: folderText(into) })}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-15 wrap-anywhere text-quiet">
            {t('board.sameText', { count: photos, folder: folderText(folder) })}
          </AlertDialog.Description>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className={buttonClass('outline')}>{t('board.sameNo')}</AlertDialog.Cancel>
            {/* No action of the dialog: that would close it as “no” does, and move the focus to the folder that is gone. */}
            <button type="button" className={buttonClass('ink')} onClick={merge}>
              {t('board.sameYes')}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
