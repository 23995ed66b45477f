import { useEffect, useState } from 'react';
import { whenIdle } from '../app/when-idle.ts';

/** Whether the page has come to rest, so that what nobody waits for may be loaded. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => whenIdle(() => setIsSettled(true)), []);
  return isSettled;
}
