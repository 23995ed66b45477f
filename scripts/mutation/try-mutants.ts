import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';
import type { Assignment, Outcome } from './runner.ts';

const RUNNER = join(import.meta.dirname, 'runner.ts');
/** The timeout of a run is 10 seconds and three times what the unchanged source takes. A timeout counts as killed. */
const PATIENCE = { leastMs: 10_000, times: 3 };
/** The timeout of the first run. */
const START_MS = 5 * 60_000;

/** Runs the tests of one source against its mutants, in one process as long as none of them hangs. */
export class MutantTrials {
  private constructor(
    private readonly assignment: Assignment,
    private runner: ChildProcess,
    private readonly patienceMs: number,
    /** The tests left out for being slow. */
    readonly leftOut: readonly string[],
  ) {}

  /**
   * Starts the process, and runs the tests of the unchanged source.
   *
   * @throws {Error} where they fail
   */
  static async start(assignment: Assignment): Promise<MutantTrials> {
    const runner = startRunner(assignment);
    const outcome = await outcomeOf(runner, START_MS);
    if (!outcome?.hasPassed) {
      runner.kill('SIGKILL');
      throw new Error(`${assignment.path}: its tests fail without any change.`);
    }
    const patienceMs = PATIENCE.leastMs + PATIENCE.times * outcome.durationMs;
    return new MutantTrials(assignment, runner, patienceMs, outcome.leftOut);
  }

  /** Whether all tests pass with the mutation. */
  async survives(mutant: Mutant): Promise<boolean> {
    this.runner.send(mutant);
    const outcome = await outcomeOf(this.runner, this.patienceMs);
    if (outcome) return outcome.hasPassed;
    this.runner.kill('SIGKILL');
    this.runner = startRunner(this.assignment);
    await outcomeOf(this.runner, START_MS);
    return false;
  }

  /** Ends the process. */
  stop(): void {
    this.runner.kill('SIGKILL');
  }
}

function startRunner(assignment: Assignment): ChildProcess {
  return fork(RUNNER, {
    env: { ...process.env, MUTATION: JSON.stringify(assignment) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The next outcome; undefined after the time, or where the process ends without one. */
async function outcomeOf(runner: ChildProcess, patienceMs: number): Promise<Outcome | undefined> {
  const over = new AbortController();
  const end = () => over.abort();
  const timer = setTimeout(end, patienceMs);
  runner.once('exit', end);
  try {
    const [outcome] = (await once(runner, 'message', { signal: over.signal })) as [Outcome];
    return outcome;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    runner.off('exit', end);
  }
}
