import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { failureToast } from '#core/batch/toast.ts';
import type { Failure } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import type { Notify } from '../board/use-batch.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { BatchRuns } from './use-batch-runs.ts';
import type { PickedPhotos } from './use-picked-photos.ts';

/** The conditions for organizing photos. */
export interface PressOptions {
  readonly notify: Notify;
  readonly isSignedOut: boolean;
  /** Whether the plan isn't known yet; a press waits for it because of its limits, rules and pattern. */
  readonly isAskingForPlan: boolean;
  /** Returns why this many photos would be refused, as far as known. */
  readonly refusalOf: (photos: number) => Failure | undefined;
  /** Called when the batch has ended, successfully or not, or was not begun because it would be refused. */
  readonly onEnded: () => void;
}

interface PressedTable<Source extends Photo> {
  readonly picked: Pick<PickedPhotos<Source>, 'keep'>;
  /** The photos that a press takes. */
  readonly waiting: readonly Source[];
  /** Whether the photos wait next to a board. */
  readonly hasArchive: boolean;
  /** Closes that board to make room for a batch, which restores it if the batch is refused. */
  readonly makeRoom: () => void;
}

export interface Press<Source extends Photo> extends PatientPress {
  /** Organizes the waiting photos, or only this many of them; the others keep waiting. */
  readonly organizeFirst: (photos?: number) => void;
  /** Organizes the given photos. */
  readonly organize: (photos: readonly Source[]) => void;
}

/** Begins a batch on a press, or says why it can't begin. */
export function usePress<Source extends Photo>(
  { picked, waiting, hasArchive, makeRoom }: PressedTable<Source>,
  begin: BatchRuns<Source>['begin'],
  { notify, isSignedOut, isAskingForPlan, refusalOf, onEnded }: PressOptions,
): Press<Source> {
  const t = useMessages(failuresWords, quantitiesWords);
  const organize = (photos: readonly Source[], atMost = Infinity) => {
    if (isSignedOut || photos.length === 0) {
      const code = isSignedOut ? 'sign-in-required' : 'nothing-selected';
      notify(failureToast({ code, details: {} }, t));
      return;
    }
    // The board makes no room for photos that would be refused.
    const refusal = hasArchive ? refusalOf(Math.min(photos.length, atMost)) : undefined;
    if (refusal) {
      notify(failureToast(refusal, t));
      onEnded();
      return;
    }
    if (hasArchive) makeRoom();
    picked.keep(photos);
    begin(photos, { atMost });
  };
  const organizeFirst = (atMost?: number) => organize(waiting, atMost);
  const patient = usePatientPress(organizeFirst, isAskingForPlan);
  return {
    ...patient,
    organizeFirst,
    organize: (photos) => {
      if (!isAskingForPlan) {
        organize(photos);
        return;
      }
      picked.keep(photos);
      patient.press();
    },
  };
}

interface PatientPress {
  /** Presses now, or as soon as the files are read and the plan is known. */
  readonly press: () => void;
  /** Whether a press is waiting. */
  readonly isPressed: boolean;
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
function usePatientPress(onPress: () => void, isHeld: boolean): PatientPress {
  const [readings, setReadings] = useState(0);
  const [isPressed, setIsPressed] = useState(false);
  const [pressesDue, setPressesDue] = useState(0);
  const mustWait = readings > 0 || isHeld;
  if (isPressed && !mustWait) {
    setIsPressed(false);
    setPressesDue(pressesDue + 1);
  }
  const due = useEffectEvent(onPress);
  useEffect(() => {
    if (pressesDue > 0) due();
  }, [pressesDue]);
  return {
    press: () => (mustWait ? setIsPressed(true) : onPress()),
    isPressed,
    forget: () => setIsPressed(false),
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
