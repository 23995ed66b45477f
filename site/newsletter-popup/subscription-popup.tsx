import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { SUBSCRIPTION_POPUP } from './popup-copy.ts';
import { startCooldown } from './popup-cooldown.ts';
import { PopupForm, type PopupFormProps } from './popup-form.tsx';

interface SubscriptionPopupProps {
  isOpen: boolean;
  form: Omit<PopupFormProps, 'onPosted'>;
  onClose: () => void;
}

/** An invitation to the newsletter. Closing it in any way starts the cooldown. */
export function SubscriptionPopup({ isOpen, form, onClose }: SubscriptionPopupProps) {
  /** The element to which the focus returns. */
  const before = useRef<Element>(null);
  const close = () => {
    startCooldown();
    onClose();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content
          className="dialog"
          onOpenAutoFocus={(event) => {
            // The user didn't open it, so no field is focused: that would open a phone's keyboard.
            event.preventDefault();
            before.current = document.activeElement;
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={() => {
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          <Dialog.Title className="pr-10 text-28 font-bold tracking-tight text-balance">
            {SUBSCRIPTION_POPUP.title}
          </Dialog.Title>
          <Dialog.Description className="mt-2 text-15 text-quiet">
            {SUBSCRIPTION_POPUP.text}
          </Dialog.Description>
          <PopupForm {...form} onPosted={close} />
          <Dialog.Close
            aria-label={SUBSCRIPTION_POPUP.close}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-quiet hover:text-ink"
          >
            <X size={20} aria-hidden />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
