import { startTransition, useEffect, useEffectEvent, useState } from 'react';

interface PatientPress {
  /** Presses now, or as soon as what the press needs is ready. */
  readonly press: () => void;
  /** Whether a press is waiting. */
  readonly isWaiting: boolean;
  /** Cancels a waiting press. */
  readonly forget: () => void;
  /** Waits for work that reads files and returns its result; presses wait until it is done. */
  readonly reading: <Value>(work: Promise<Value>) => Promise<Value>;
}

/**
 * Lets a press wait for the files that were picked before it: reading a folder takes a while, and the press would
 * find an empty or half-filled table.
 *
 * @param isHeld whether something else that a press needs is still unknown
 */
export function usePatientPress(onPress: () => void, isHeld: boolean): PatientPress {
  const [readings, setReadings] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const [pressesDue, setPressesDue] = useState(0);
  const mustWait = readings > 0 || isHeld;
  if (isWaiting && !mustWait) {
    setIsWaiting(false);
    setPressesDue(pressesDue + 1);
  }
  const due = useEffectEvent(onPress);
  useEffect(() => {
    if (pressesDue > 0) due();
  }, [pressesDue]);
  return {
    press: () => (mustWait ? setIsWaiting(true) : onPress()),
    isWaiting,
    forget: () => setIsWaiting(false),
    reading: async (work) => {
      setReadings((count) => count + 1);
      try {
        return await work;
      } finally {
        // Updates in the same transition as the photos on the table, and not before them.
        startTransition(() => setReadings((count) => count - 1));
      }
    },
  };
}
