import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { emailSchema } from '#protocol/subscribe.ts';
import { problemText } from '../contact/contact-problems.ts';
import { SUBSCRIPTION_POPUP } from './popup-copy.ts';

export interface PopupForm {
  readonly name: string;
  readonly email: string;
  readonly problems: { readonly name?: string | undefined; readonly email?: string | undefined };
  readonly setName: (name: string) => void;
  readonly setEmail: (email: string) => void;
  /** Prevents submission of an invalid form; lets the browser post a valid one, and calls `onPosted`. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export function usePopupForm(onPosted: () => void): PopupForm {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState<PopupForm['problems']>({});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const wrong = emailSchema.safeParse(email).error?.issues[0];
    const found = {
      name: name.trim() === '' ? SUBSCRIPTION_POPUP.nameMissing : undefined,
      email: wrong && problemText('email', wrong.code),
    };
    flushSync(() => setProblems(found));
    if (found.name !== undefined || found.email !== undefined) {
      event.preventDefault();
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    // The browser posts the form after this handler returns, so it has to stay mounted until then.
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
