import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { emailSchema } from '#protocol/subscribe.ts';
import { SUBSCRIPTION_POPUP } from './popup-copy.ts';

export interface PopupForm {
  readonly name: string;
  readonly email: string;
  readonly problems: { readonly name?: string | undefined; readonly email?: string | undefined };
  readonly setName: (name: string) => void;
  readonly setEmail: (email: string) => void;
  /** Holds back a form that is not complete; lets the browser post one that is, and says so. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export function usePopupForm(onPosted: () => void): PopupForm {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState<PopupForm['problems']>({});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const found = {
      name: name.trim() === '' ? SUBSCRIPTION_POPUP.nameMissing : undefined,
      email: emailSchema.safeParse(email).error?.issues[0]?.message,
    };
    flushSync(() => setProblems(found));
    if (found.name !== undefined || found.email !== undefined) {
      event.preventDefault();
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    // The browser posts the form when this handler is done; it must not be gone by then.
    setTimeout(onPosted);
  };
  return {
    name,
    email,
    problems,
    setName: (typed) => {
      setName(typed);
      setProblems({ ...problems, name: undefined });
    },
    setEmail: (typed) => {
      setEmail(typed);
      setProblems({ ...problems, email: undefined });
    },
    onSubmit,
  };
}
