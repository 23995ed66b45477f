/**
 * Calls `act` when the popup has been painted, until the returned function is called. What starts the worker waits
 * for this: on a small machine its start would hold up the paint.
 */
export function afterFirstPaint(act: () => void): () => void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}
