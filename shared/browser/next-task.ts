/**
 * Ends the current task, so that the page can answer its user before the work goes on. A message does that and not a
 * timer, because browsers make the timers of a hidden page wait for a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
