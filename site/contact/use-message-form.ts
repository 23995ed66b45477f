import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppError, type Failure } from '#core/failure.ts';
import type { ContactRequest } from '#protocol/contact.ts';
import { MESSAGE_FORM, MESSAGE_SENT } from './contact-copy.ts';
import { useNotify } from '../kit/toast-context.ts';

/**
 * How a message is checked and sent comes when someone begins to write one.
 *
 * @throws {AppError} `network-unreachable`
 */
async function sending() {
  try {
    // For what may go wrong then.
    import('../kit/failure-sentence.ts').catch(() => undefined);
    return await import('./send-message.ts');
  } catch (cause) {
    throw new AppError({ code: 'network-unreachable', details: {} }, { cause });
  }
}

/** A failure in words, which come with what sends; without that it is the network that is gone. */
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
  /** Goes on the form, so that the first field with a problem can take the focus. */
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly values: Readonly<Record<MessageField, string>>;
  readonly problems: Readonly<Partial<Record<string, string>>>;
  /** Why the message is not with the server. */
  readonly failure: string | undefined;
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
