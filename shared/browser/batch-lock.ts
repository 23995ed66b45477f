/**
 * Takes a kept batch for this page, so that no other one goes on with it at the same time (Web Locks). A page that
 * goes away gives it back.
 *
 * @returns how to give it back; nothing where another page has it
 */
export function takeBatch(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve(release));
      resolve(undefined);
      return undefined;
    };
    navigator.locks.request(`batch ${id}`, { ifAvailable: true }, hold).catch(reject);
  });
}
