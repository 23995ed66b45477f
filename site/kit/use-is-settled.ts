import { useEffect, useState } from 'react';
import { whenIdle } from '../app/when-idle.ts';

/** Returns whether the browser has been idle since hydration, so that non-urgent code may be loaded. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => whenIdle(() => setIsSettled(true)), []);
  return isSettled;
}
