import { useId } from 'react';
import { TEXT_LENGTHS } from '#core/limits.ts';
import type { ContactRequest } from '#protocol/contact.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { MESSAGE_FORM } from './contact-copy.ts';
import { Honeypot } from '../kit/honeypot.tsx';
import { useMessageForm } from './use-message-form.ts';

interface MessageFormProps {
  kind: ContactRequest['kind'];
  send: string;
}

const FIELDS = {
  contact: ['name', 'email', 'subject', 'message'],
  support: ['name', 'email', 'message'],
} as const;

/** The contact form. Field errors are shown next to the fields, a sending error above the button. */
export function MessageForm({ kind, send }: MessageFormProps) {
  const id = useId();
  const { form, values, problems, failure, isSending, change, submit } = useMessageForm(kind);
  return (
    <form
      ref={form}
      noValidate
      className="relative grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {FIELDS[kind].map((name) => (
        <TextField
          key={name}
          {...MESSAGE_FORM.fields[name]}
          id={`${id}-${name}`}
          name={name}
          maxLength={TEXT_LENGTHS[name]}
          value={values[name]}
          problem={problems[name]}
          onChange={(value) => change(name, value)}
        />
      ))}
      <Honeypot name="website" value={values.website} onChange={(value) => change('website', value)} />
      {failure && (
        <p role="alert" className="border-l-2 border-accent pl-4 text-15">
          {failure}
        </p>
      )}
      <button
        type="submit"
        aria-disabled={isSending}
        className={buttonClass('accent', 'max-sm:w-full sm:justify-self-start aria-disabled:opacity-70')}
      >
        {isSending ? MESSAGE_FORM.sending : send}
      </button>
    </form>
  );
}
