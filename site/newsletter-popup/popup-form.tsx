import { TEXT_LENGTHS } from '#core/limits.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { SUBSCRIPTION_POPUP } from './popup-copy.ts';
import { usePopupForm } from './use-popup-form.ts';
import { Honeypot } from '../kit/honeypot.tsx';

export interface PopupFormProps {
  /** The URL to post to. */
  action: string;
  /** The name of the honeypot field. */
  honeypot: string;
  /** Called when the browser has posted the form. */
  onPosted: () => void;
}

/** A form with name and address, which the browser posts into a new tab. */
export function PopupForm({ action, honeypot, onPosted }: PopupFormProps) {
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
