import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppError, type Failure } from '#core/failure.ts';
import { contactEndpoint, type ContactRequest, contactRequestSchema } from '#protocol/contact.ts';
import { MESSAGE_SENT } from '../content/contact.ts';
import { useNotify } from '../layout/toast-context.ts';
import { publicApi } from '../public-api.ts';

const EMPTY = { name: '', email: '', subject: '', message: '', website: '' };

export type MessageField = keyof typeof EMPTY;

export interface MessageForm {
  /** Goes on the form, so that the first field with a problem can take the focus. */
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly values: Readonly<Record<MessageField, string>>;
  readonly problems: Readonly<Partial<Record<string, string>>>;
  /** Why the message is not with the server. */
  readonly failure: Failure | undefined;
  readonly isSending: boolean;
  readonly change: (field: MessageField, value: string) => void;
  readonly submit: () => void;
}

/** A message as it is written. It is cleared only once the server has it. */
export function useMessageForm(kind: ContactRequest['kind']): MessageForm {
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<MessageForm['problems']>({});
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setIsSending] = useState(false);

  const send = async (body: ContactRequest) => {
    setIsSending(true);
    setFailure(undefined);
    try {
      await publicApi.call(contactEndpoint, { body });
      setValues(EMPTY);
      notify(MESSAGE_SENT);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setFailure(error.failure);
    } finally {
      setIsSending(false);
    }
  };

  const submit = () => {
    if (isSending) return;
    const read = contactRequestSchema.safeParse({ kind, ...values });
    const found = read.success ? [] : read.error.issues;
    // The first issue of a field is the one to say.
    flushSync(() =>
      setProblems(Object.fromEntries(found.toReversed().map(({ path, message }) => [path[0], message]))),
    );
    if (read.success) void send(read.data);
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  const change = (field: MessageField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _solved, ...others }) => others);
  };
  return { form, values, problems, failure, isSending, change, submit };
}
