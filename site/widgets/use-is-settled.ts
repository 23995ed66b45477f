import { useEffect, useState } from 'react';

/** Whether the page has come to rest, so that what nobody waits for may be loaded. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const settle = () => setIsSettled(true);
    // Safari has no idle callback; there the next task has to do.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(settle);
    return () => cancelIdleCallback(idle);
  }, []);
  return isSettled;
}
