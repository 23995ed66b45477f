import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Served {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts `serve` on a free port, and waits until it prints its address. */
export async function serve(
  program: string,
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', ...args], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8', NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await saidOrigin(child);
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { origin, stop };
}

function saidOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, origin] = /Where My Pix is at (http:\/\/localhost:\d+)/.exec(said) ?? [];
      if (origin) resolve(origin);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`serve ended: ${said}`)));
  });
}
