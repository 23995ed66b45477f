import { startTransition, useEffect, useEffectEvent, useState } from 'react';

interface PatientPress {
  /** Presses, at once or when what it waits for is there. */
  readonly press: () => void;
  /** A press waits. */
  readonly isWaiting: boolean;
  /** A press that waits is taken back. */
  readonly forget: () => void;
  /** Waits for files that are being read; gives back what was handed in. */
  readonly reading: <Value>(work: Promise<Value>) => Promise<Value>;
}

/**
 * Lets a press wait for the files that were picked before it: reading a folder takes a while, and the press would find
 * nothing on the table, or half of it.
 *
 * @param isHeld something else is not known yet that a press needs
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
        // With the photos, which are laid on the table in a transition, and not before them.
        startTransition(() => setReadings((count) => count - 1));
      }
    },
  };
}
