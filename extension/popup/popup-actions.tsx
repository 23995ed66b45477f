import { buttonClass } from '#ui/kit/button-class.ts';
import { popupWords } from '#words/popup.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { choosePhotos, organizePage, type PanelTab } from '../open-panel.ts';

interface PopupActionsProps {
  tab: PanelTab;
  isReadable: boolean;
}

/** Shows the buttons that open the panel. The popup then closes, because it would cover it. */
export function PopupActions({ tab, isReadable }: PopupActionsProps) {
  const t = useMessages(popupWords);
  const then = (open: (tab: PanelTab) => Promise<void>) => void open(tab).then(() => window.close());
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        className={buttonClass(isReadable ? 'accent' : 'outline')}
        disabled={!isReadable}
        aria-describedby={isReadable ? undefined : 'not-readable'}
        onClick={() => then(organizePage)}
      >
        {t('popup.organizePage')}
      </button>
      {!isReadable && (
        <p id="not-readable" className="mb-1 px-4 text-center text-13 text-quiet">
          {t('popup.notReadable')}
        </p>
      )}
      <button
        type="button"
        className={buttonClass(!isReadable ? 'accent' : 'outline')}
        onClick={() => then(choosePhotos)}
      >
        {t('popup.choosePhotos')}
      </button>
    </div>
  );
}
