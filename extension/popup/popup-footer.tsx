import browser from 'webextension-polyfill';
import { text } from '../i18n/text.ts';

interface PopupFooterProps {
  /** Nothing where nobody is signed in. */
  onSignOut: (() => void) | undefined;
}

const LINK = 'min-h-11 rounded-full px-2 text-quiet hover:text-ink';

export function PopupFooter({ onSignOut }: PopupFooterProps) {
  return (
    <footer className="flex justify-between border-t border-line px-2 text-13">
      <button type="button" className={LINK} onClick={() => void browser.runtime.openOptionsPage()}>
        {text('popup_options')}
      </button>
      {onSignOut && (
        <button type="button" className={LINK} onClick={onSignOut}>
          {text('popup_sign_out')}
        </button>
      )}
    </footer>
  );
}
