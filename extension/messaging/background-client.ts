import { BACKGROUND, type BackgroundApi } from './background-api.ts';
import { createClient } from './client.ts';
import { sendMessage } from './transport.ts';

/** The worker, as the extension's pages call it. An abort of `signal` ends the calls made through this one. */
export function background(signal?: AbortSignal): BackgroundApi {
  return createClient<BackgroundApi>(BACKGROUND, sendMessage, signal);
}

/** The same for the pipeline, which tries again by itself what a stopped worker left unanswered. */
export function backgroundOnce(signal?: AbortSignal): BackgroundApi {
  return createClient<BackgroundApi>(BACKGROUND, sendMessage, signal, 1);
}
