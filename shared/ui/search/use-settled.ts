import { useEffect, useState } from 'react';

/** A text once it has not changed for a while, so that who listens hears the last one and not each. */
export function useSettled(text: string, afterMs = 600): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
