import browser from 'webextension-polyfill';
import { popupWords } from '#words/popup.ts';
import { useMessages } from '#ui/kit/use-messages.ts';

interface PopupFooterProps {
  /** Undefined if nobody is signed in. */
  onSignOut: (() => void) | undefined;
}

const LINK = 'min-h-11 rounded-full px-2 text-quiet hover:text-ink';

export function PopupFooter({ onSignOut }: PopupFooterProps) {
  const t = useMessages(popupWords);
  return (
    <footer className="flex justify-between border-t border-line px-2 text-13">
      <button type="button" className={LINK} onClick={() => void browser.runtime.openOptionsPage()}>
        {t('popup.options')}
      </button>
      {onSignOut && (
        <button type="button" className={LINK} onClick={onSignOut}>
          {t('popup.signOut')}
        </button>
      )}
    </footer>
  );
}
