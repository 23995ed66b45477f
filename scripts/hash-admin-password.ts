import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ADMIN_PASSWORD_LENGTH } from '#core/limits.ts';
import { hashPassword } from '#server/admin/password-hash.ts';

// Prints the setting for an admin password, which is prompted for twice on a terminal without echo, or read from the
// first line of stdin. Prompts go to stderr, so that stdout can be redirected to a file.

const say = (text: string) => process.stderr.write(text);

/** Discards the terminal's echo. */
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

async function hidden(question: string): Promise<string> {
  say(question);
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  const answer = await terminal.question('');
  terminal.close();
  say('\n');
  return answer;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

function giveUp(message: string): never {
  say(`${message}\n`);
  process.exit(1);
}

const isTerminal = process.stdin.isTTY;
const password = isTerminal ? await hidden('Admin password: ') : await firstLine();
if (password.length < ADMIN_PASSWORD_LENGTH) giveUp(`Take at least ${ADMIN_PASSWORD_LENGTH} characters.`);
if (isTerminal && (await hidden('Once more: ')) !== password) giveUp('These two are not the same.');
process.stdout.write(`ADMIN_PASSWORD_HASH=${await hashPassword(password)}\n`);
