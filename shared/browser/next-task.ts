/**
 * Ends the current task, so that the page can respond to its user before the work continues. Uses a message instead
 * of a timer, because browsers delay the timers of a hidden page by a second.
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
