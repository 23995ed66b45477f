import type { Failure } from '#core/failure.ts';

/** An interface whose methods can be called from another page of the extension. */
export type Callable<Api> = { [Name in keyof Api]: (...args: never[]) => Promise<unknown> };

/** A call in transit. */
export interface Call {
  readonly to: string;
  readonly id: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Cancels a call: nobody is waiting for it anymore. */
export interface Cancel {
  readonly to: string;
  readonly cancel: string;
}

/** A rejection would lose everything but its message in transit, so failures travel as data. */
export type Reply<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };
