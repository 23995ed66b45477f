import { readdirSync, readFileSync } from 'node:fs';

/** The length of a clock tick in /proc on Linux. */
const TICK_MS = 10;

/** Returns the CPU time of a process and its descendants so far, in milliseconds. Linux only, 0 elsewhere. */
export function treeCpuMs(root: number): number {
  if (process.platform !== 'linux') return 0;
  const children = new Map<number, number[]>();
  const ticks = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? statOf(entry) : undefined;
    if (!stat) continue;
    // proc_pid_stat(5): the parent, then user and system time, also of children that have ended.
    const [, parent, , , , , , , , , , ...times] = stat;
    children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(entry)]);
    ticks.set(
      Number(entry),
      times.slice(0, 4).reduce((sum, time) => sum + Number(time), 0),
    );
  }
  const sumOf = (pid: number): number =>
    (ticks.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((sum, child) => sum + sumOf(child), 0);
  return sumOf(root) * TICK_MS;
}

/** The fields from the state on; undefined if the process has ended. The name before them may contain spaces. */
function statOf(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
