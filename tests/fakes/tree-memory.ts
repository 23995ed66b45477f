import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** The memory of a process and its descendants, in bytes; shared pages count for each. Linux only, 0 elsewhere. */
export function treeMemory(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return pages * PAGE_BYTES + childrenOf(pid).reduce((sum, child) => sum + treeMemory(child), 0);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** Watches it until stopped, which returns the maximum in bytes. */
export function watchMemory(pid: number): { readonly stop: () => number } {
  let peakBytes = treeMemory(pid);
  const timer = setInterval(() => (peakBytes = Math.max(peakBytes, treeMemory(pid))), 20);
  const stop = () => {
    clearInterval(timer);
    return peakBytes;
  };
  return { stop };
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  });
}
