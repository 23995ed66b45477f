import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppError, type Failure } from '#core/failure.ts';
import type { ContactRequest } from '#protocol/contact.ts';
import { MESSAGE_FORM, MESSAGE_SENT } from './contact-copy.ts';
import { useNotify } from '../kit/toast-context.ts';

/**
 * Loads the code that validates and sends a message, when the user starts to write one.
 *
 * @throws {AppError} `network-unreachable`
 */
async function sending() {
  try {
    // Preloaded for error messages.
    import('../kit/failure-sentence.ts').catch(() => undefined);
    return await import('./send-message.ts');
  } catch (cause) {
    throw new AppError({ code: 'network-unreachable', details: {} }, { cause });
  }
}

/** Returns a failure's message; if its module can't be loaded, the network is down. */
async function wordsOf(failure: Failure): Promise<string> {
  try {
    const { failureSentence } = await import('../kit/failure-sentence.ts');
    return failureSentence(failure);
  } catch {
    return MESSAGE_FORM.unreachable;
  }
}

const EMPTY = { name: '', email: '', subject: '', message: '', website: '' };

export type MessageField = keyof typeof EMPTY;

export interface MessageForm {
  /** The form's ref, for focusing the first invalid field. */
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly values: Readonly<Record<MessageField, string>>;
  readonly problems: Readonly<Partial<Record<string, string>>>;
  /** Why sending failed. */
  readonly failure: string | undefined;
  readonly isSending: boolean;
  readonly change: (field: MessageField, value: string) => void;
  readonly submit: () => void;
}

/** Keeps the state of the contact form. It is cleared only after the server has accepted the message. */
export function useMessageForm(kind: ContactRequest['kind']): MessageForm {
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<MessageForm['problems']>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const send = async (message: ContactRequest) => {
    setIsSending(true);
    setFailure(undefined);
    try {
      const { problemsOf, sendMessage } = await sending();
      const found = problemsOf(message);
      flushSync(() => setProblems(found));
      if (Object.keys(found).length > 0) {
        form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
        return;
      }
      await sendMessage(message);
      setValues(EMPTY);
      notify(MESSAGE_SENT);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setFailure(await wordsOf(error.failure));
    } finally {
      setIsSending(false);
    }
  };

  const submit = () => {
    if (!isSending) void send({ kind, ...values });
  };

  const change = (field: MessageField, value: string) => {
    sending().catch(() => undefined);
    setValues((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _solved, ...others }) => others);
  };
  return { form, values, problems, failure, isSending, change, submit };
}
