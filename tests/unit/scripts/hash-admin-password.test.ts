import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { verifyPassword } from '#server/admin/password-hash.ts';
import { readEnv } from '#server/env.ts';

const run = (input: string) => {
  const running = promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'scripts/hash-admin-password.ts',
  ]);
  running.child.stdin?.end(input);
  return running;
};

describe('npm run admin:hash', () => {
  it('prints the line for the settings, which the server accepts unchanged', async () => {
    const { stdout } = await run('correct horse battery\nand a second line\n');
    const [, name = '', hash = ''] = /^(\w+)=(.+)\n$/.exec(stdout) ?? [];
    expect(readEnv({ ADMIN_EMAIL: 'admin@example.com', [name]: hash }).ADMIN_PASSWORD_HASH).toBe(hash);
    expect(await verifyPassword('correct horse battery', hash)).toBe(true);
  }, 30_000);

  it.each([['short\n'], ['']])(
    'refuses the piped password %j, and prints no hash',
    async (input) => {
      await expect(run(input)).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: 'Take at least 12 characters.\n',
      });
    },
    30_000,
  );
});
