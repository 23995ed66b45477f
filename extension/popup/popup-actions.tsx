import { buttonClass } from '#ui/kit/button-class.ts';
import { text } from '../i18n/text.ts';
import { choosePhotos, organizePage, type PanelTab } from '../open-panel.ts';

interface PopupActionsProps {
  tab: PanelTab;
  isReadable: boolean;
  /** They are what to do next, and not the sign-in. */
  isFirstChoice: boolean;
}

/** The ways to the panel. The popup closes then, for it would lie over it. */
export function PopupActions({ tab, isReadable, isFirstChoice }: PopupActionsProps) {
  const then = (open: (tab: PanelTab) => Promise<void>) => void open(tab).then(() => window.close());
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        className={buttonClass(isFirstChoice && isReadable ? 'accent' : 'outline')}
        disabled={!isReadable}
        aria-describedby={isReadable ? undefined : 'not-readable'}
        onClick={() => then(organizePage)}
      >
        {text('popup_organize_page')}
      </button>
      {!isReadable && (
        <p id="not-readable" className="mb-1 px-4 text-center text-13 text-quiet">
          {text('popup_not_readable')}
        </p>
      )}
      <button
        type="button"
        className={buttonClass(isFirstChoice && !isReadable ? 'accent' : 'outline')}
        onClick={() => then(choosePhotos)}
      >
        {text('popup_choose_photos')}
      </button>
    </div>
  );
}
