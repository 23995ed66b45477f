import { createTransport } from 'nodemailer';
import { AppError } from '#core/failure.ts';
import { REQUEST_TIMEOUT_MS } from '#core/limits.ts';
import type { StoredMessage } from '../store/message-store.ts';
import type { Mailer } from './mailer.ts';
import { oneLine } from './plain-text.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
}

/** Nodemailer's error codes for a rejected message, as opposed to connection failures. */
const ABOUT_THE_MESSAGE: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Creates a mailer that sends messages as plain text over SMTP, with TLS if the server offers it. `Reply-To` is the
 * user's address; `From` is always our own address, so that the mail passes SPF and DMARC checks.
 */
export function createSmtpMailer({ url, from, to }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    dnsTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: REQUEST_TIMEOUT_MS,
    greetingTimeout: REQUEST_TIMEOUT_MS,
    socketTimeout: REQUEST_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain = 'localhost'] = from.split('@');
  return {
    send: async (message, signal) => {
      try {
        await transport.sendMail({
          from: { name: 'Where My Pix', address: from },
          to,
          replyTo: { name: oneLine(message.name), address: message.email },
          subject: subjectOf(message),
          text: textOf(message),
          date: new Date(message.createdMs),
          // The message's id, so that mail servers can detect duplicates.
          messageId: `<${message.id}@${domain}>`,
          signal,
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function subjectOf({ kind, subject, name }: StoredMessage): string {
  return kind === 'contact' ? `[Contact] ${oneLine(subject ?? '')}` : `[Support] from ${oneLine(name)}`;
}

function textOf({ name, email, message, createdMs }: StoredMessage): string {
  const at = new Date(createdMs).toISOString();
  return `${message}\n\n-- \n${oneLine(name)} <${email}>, ${at}\n`;
}

/** Returns our error for a mailer failure, without the mail server's response text, which may contain addresses. */
function failureOf(error: unknown): AppError {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode !== undefined && responseCode >= 500 && ABOUT_THE_MESSAGE.has(code)) {
    const message = `the mail server answered ${responseCode}`;
    return new AppError({ code: 'request-invalid', details: { message } }, { cause: error });
  }
  if (code === 'EAUTH')
    return new AppError({ code: 'not-configured', details: { what: 'The mail account' } });
  return new AppError({ code: 'network-unreachable', details: {} }, { cause: error });
}
