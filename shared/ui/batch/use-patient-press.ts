import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';

interface PatientPress {
  /** Presses, at once or, while files are being read, when the last of them has been. */
  readonly press: () => void;
  /** A press that waits is taken back. */
  readonly forget: () => void;
  /** Waits for files that are being read; gives back what was handed in. */
  readonly reading: <Value>(work: Promise<Value>) => Promise<Value>;
}

/**
 * Lets a press wait for the files that were picked before it: reading a folder takes a while, and the press would find
 * nothing on the table, or half of it.
 */
export function usePatientPress(onPress: () => void): PatientPress {
  const [readings, setReadings] = useState(0);
  const waits = useRef(false);
  const due = useEffectEvent(onPress);
  useEffect(() => {
    if (readings > 0 || !waits.current) return;
    waits.current = false;
    due();
  }, [readings]);
  const wait = (waiting: boolean) => {
    waits.current = waiting;
  };
  return {
    press: () => (readings === 0 ? onPress() : wait(true)),
    forget: () => wait(false),
    reading: async (work) => {
      setReadings((count) => count + 1);
      try {
        return await work;
      } finally {
        // With the photos, which are laid on the table in a transition, and not before them.
        startTransition(() => setReadings((count) => count - 1));
      }
    },
  };
}
