/**
 * Calls `act` when the popup has been painted, unless the returned function is called first. Actions that start the
 * worker wait for this: on a slow machine, its start would delay the paint.
 */
export function afterFirstPaint(act: () => void): () => void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}
