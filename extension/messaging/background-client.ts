import { BACKGROUND, type BackgroundApi } from './background-api.ts';
import { createClient } from './client.ts';
import { sendMessage } from './transport.ts';

/** Returns the worker's API for the extension's pages. Aborting `signal` ends the calls made through this one. */
export function background(signal?: AbortSignal): BackgroundApi {
  return createClient<BackgroundApi>(BACKGROUND, sendMessage, signal);
}

/** Returns the same for the pipeline, which itself retries the calls that a stopped worker left unanswered. */
export function backgroundOnce(signal?: AbortSignal): BackgroundApi {
  return createClient<BackgroundApi>(BACKGROUND, sendMessage, signal, 1);
}
