import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { TEXT_LENGTHS } from '#core/limits.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { Honeypot } from '../kit/honeypot.tsx';
import { startCooldown } from './popup-cooldown.ts';
import { SUBSCRIPTION_POPUP } from './popup-copy.ts';
import { usePopupForm } from './use-popup-form.ts';

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

interface PopupFormProps {
  /** The URL to post to. */
  action: string;
  /** The name of the honeypot field. */
  honeypot: string;
  /** Called when the browser has posted the form. */
  onPosted: () => void;
}

/** A form with name and address, which the browser posts into a new tab. */
function PopupForm({ action, honeypot, onPosted }: PopupFormProps) {
  const { name, email, problems, setName, setEmail, onSubmit } = usePopupForm(onPosted);
  return (
    <form
      action={action}
      method="post"
      target="_blank"
      rel="noopener"
      noValidate
      onSubmit={onSubmit}
      className="relative mt-6 grid gap-4"
    >
      <TextField
        id="popup-name"
        name="FNAME"
        label={SUBSCRIPTION_POPUP.name}
        autoComplete="name"
        maxLength={TEXT_LENGTHS.name}
        value={name}
        problem={problems.name}
        onChange={setName}
      />
      <TextField
        id="popup-email"
        name="EMAIL"
        type="email"
        label={SUBSCRIPTION_POPUP.email}
        autoComplete="email"
        maxLength={TEXT_LENGTHS.email}
        value={email}
        problem={problems.email}
        onChange={setEmail}
      />
      <Honeypot name={honeypot} />
      <button type="submit" className={buttonClass('accent', 'mt-2 w-full')}>
        {SUBSCRIPTION_POPUP.submit} <span className="sr-only">{SUBSCRIPTION_POPUP.newTab}</span>
      </button>
    </form>
  );
}
