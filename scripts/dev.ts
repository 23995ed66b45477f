import { type ChildProcess, spawn } from 'node:child_process';

// Runs the server, the site and the message compiler in parallel, all reloading on changes. When one ends, the others
// end.
const running: ChildProcess[] = [
  run('tsx', [
    'watch',
    '--clear-screen=false',
    '--include',
    'shared/messages/*/*.json',
    'scripts/build.ts',
    'messages',
  ]),
  run('tsx', ['watch', '--clear-screen=false', 'server/node.ts']),
  run('vite', ['--config', 'vite.site.config.ts']),
];

function run(command: string, args: string[]): ChildProcess {
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  child.once('exit', (code) => {
    for (const other of running) other.kill();
    process.exitCode ??= code ?? 1;
  });
  return child;
}
