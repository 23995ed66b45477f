/** @module-tag nightly */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../../dist/server/node.js', import.meta.url));

/** The built server's log until it listens. */
async function logWith(key: string): Promise<string> {
  const settings = { ENGINE: 'openai', OPENAI_API_KEY: key, LOG_LEVEL: 'info', DATABASE_FILE: ':memory:' };
  const server = spawn(process.execPath, [SERVER], { env: { ...process.env, PORT: '0', ...settings } });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  await expect.poll(() => said).toContain('Where My Pix is at');
  server.kill();
  await once(server, 'exit');
  return said;
}

it.each([
  ['sk-of-some-length', 'valid'],
  ['too short', 'invalid'],
])(
  'the built server logs whether its key is plausible: %s is %s',
  { tags: ['result-logged-valid-invalid'] },
  async (key, result) => {
    const said = await logWith(key);
    expect(said).toContain(`AI service key: ${result}"`);
    expect(said).not.toContain(key);
  },
);
