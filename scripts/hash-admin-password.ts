import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ADMIN_PASSWORD_LENGTH } from '#core/limits.ts';
import { hashPassword } from '#server/admin/password-hash.ts';

// Prints the setting for an admin password: asked for twice on a terminal, without showing it; else the first
// line that is piped in. Questions go to the error output, so that the answer alone can be kept in a file.

const say = (text: string) => process.stderr.write(text);

/** Nothing of what is typed is shown. */
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
