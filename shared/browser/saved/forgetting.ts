/** Tells the other pages of this site that everything saved is deleted. */
const CHANNEL = 'saved-batches-forgotten';

let isOver = false;
const closers = new Set<() => void>();

/** Returns whether this page saves nothing more, because its user has signed out or is deleted. */
export function isForgotten(): boolean {
  return isOver;
}

/** Calls back once this page saves nothing more, to close a database. */
export function onForgotten(close: () => void): void {
  closers.add(close);
}

/** Ends saving in this page, which is about to be left, and in all others that watch. */
export function forgetHere(): void {
  end();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('');
  channel.close();
}

/**
 * Ends saving in this page when another one signs out or deletes the account: this page would make the deleted
 * databases anew, for a user who is gone.
 *
 * @param onEnd called then
 */
export function watchForgetting(onEnd: () => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', () => {
    end();
    onEnd();
  });
}

function end(): void {
  isOver = true;
  for (const close of closers) close();
}
