import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A received mail: its recipients, and its text with all headers. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Resolves once this many mails have arrived. */
  arrived(count: number): Promise<void>;
  /** The status with which mails are refused, such as 550. */
  refusal: number | undefined;
  /** Delays acceptance of mails until it resolves. */
  hold: Promise<void> | undefined;
  stop(): Promise<void>;
  /** Restarts at the same address. */
  start(): Promise<void>;
}

/** A real local SMTP server that stores received mails. Closed with the test. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const waiting = new Set<() => void>();
  let server: SMTPServer | undefined;
  let port = 0;

  /** Stores a mail, or returns the error with which it is refused. */
  async function take(
    stream: Readable,
    { mailFrom, rcptTo }: SMTPServerSession['envelope'],
  ): Promise<Error | null> {
    const raw = await text(stream);
    await mail.hold;
    if (mail.refusal) return Object.assign(new Error('No'), { responseCode: mail.refusal });
    const from = mailFrom ? mailFrom.address : '';
    mail.mails.push({ from, to: rcptTo.map(({ address }) => address), raw });
    for (const look of waiting) look();
    return null;
  }

  const start = () =>
    new Promise<void>((resolve) => {
      const next = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        closeTimeout: 1,
        onData: (stream, { envelope }, done) => {
          void (async () => done(await take(stream, envelope)))();
        },
      });
      next.listen(port, '127.0.0.1', () => {
        ({ port } = next.server.address() as AddressInfo);
        server = next;
        resolve();
      });
    });
  const stop = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));

  await start();
  onTestFinished(stop);
  const mail: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    arrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (mail.mails.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    refusal: undefined,
    hold: undefined,
    stop,
    start,
  };
  return mail;
}
