import { type ChildProcess, spawn } from 'node:child_process';

// Runs the server and the site in parallel, both reloading on changes; when one ends, the other is ended.
const running: ChildProcess[] = [
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
