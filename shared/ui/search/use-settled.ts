import { useEffect, useState } from 'react';

/**
 * Returns a text once it hasn't changed for a while, so that screen readers announce, and servers are asked for, only
 * the last one.
 */
export function useSettled(text: string, afterMs = 600): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
