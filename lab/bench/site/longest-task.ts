import type { Page } from 'puppeteer';

/** The longest task of a page's main thread. */
export interface LongestTask {
  /** Elapsed time. */
  readonly clockMs: number;
  /** CPU time. */
  readonly processorMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of elapsed time (`dur`) and CPU time (`tdur`). */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Traces a page during an action, and returns the longest task of its main thread. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<LongestTask> {
  await page.tracing.start({ categories: ['toplevel', '__metadata'] });
  await act();
  const trace = await page.tracing.stop();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && mainThreads.has(`${pid} ${tid}`),
  );
  const longest = (micros: (task: TraceEvent) => number | undefined) =>
    tasks.reduce((most, task) => Math.max(most, micros(task) ?? 0), 0) / 1000;
  return { clockMs: longest(({ dur }) => dur), processorMs: longest(({ tdur }) => tdur) };
}
