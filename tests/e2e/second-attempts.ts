import type { Reporter, TestCase } from 'vitest/node';

/**
 * Names at the end of a run the tests that have passed only at their second attempt, with what went wrong at the first:
 * such a test, or what it tests, has a fault that is still to be found.
 */
export class SecondAttempts implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.#flaky) {
      console.log(`\nNeeded a second attempt: ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message } of test.result().errors ?? []) console.log(message);
    }
  }
}
