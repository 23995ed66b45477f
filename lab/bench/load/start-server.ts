import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProcessReport } from '../../../tests/fakes/servers/server-process.ts';

const SCRIPT = fileURLToPath(new URL('../../../tests/fakes/servers/server-process.ts', import.meta.url));

export interface ServerProcess {
  readonly port: number;
  /** Time to open its database, including creation of tables. */
  readonly openMs: number;
  /** Its current memory, and its event loop delay since the last report. */
  readonly report: () => Promise<ProcessReport>;
  readonly stop: () => Promise<void>;
}

/** Starts tests/fakes/servers/server-process.ts with these settings, and waits until it listens. */
export async function startServer(settings: object): Promise<ServerProcess> {
  const env = { ...process.env, SERVER_PROCESS: JSON.stringify(settings) };
  const server: ChildProcess = fork(SCRIPT, { execArgv: ['--import', 'tsx'], env });
  const [started] = (await once(server, 'message')) as [{ port: number; openMs: number }];
  return {
    ...started,
    report: async () => {
      server.send('report');
      const [report] = (await once(server, 'message')) as [ProcessReport];
      return report;
    },
    stop: async () => {
      server.send('stop');
      await once(server, 'exit');
    },
  };
}
