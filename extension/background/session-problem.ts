import type { Failure } from '#core/failure.ts';
import { fieldsOf, storedValue } from '../storage/stored-value.ts';

/** Why the last sign-in failed, for a popup that was closed at the time. */
const problem = storedValue<Failure | undefined>('session', 'session-problem', (stored) => {
  const { code, details } = fieldsOf(stored);
  // Written by this version of the extension, because session storage is cleared when the browser closes.
  return typeof code === 'string' && details !== undefined ? (stored as Failure) : undefined;
});

export const keepProblem = (failure: Failure): Promise<void> => problem.write(failure);
export const forgetProblem = problem.clear;

/** Returns the problem. A canceled sign-in is reported once; any other until the next sign-in. */
export async function tellProblem(): Promise<Failure | undefined> {
  const failure = await problem.read();
  if (failure?.code === 'sign-in-cancelled') await problem.clear();
  return failure;
}
