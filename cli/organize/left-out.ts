import { exportFolder, isInTakeout } from '#core/takeout/export-folder.ts';
import type { Say } from '../arguments/words.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import type { BatchPlan, UnusedFile } from '../inputs/plan-batch.ts';

/** Files that a batch leaves out, or couldn't use fully. */
export interface LeftOut {
  /** Texts that are reported together, by their paths. */
  readonly unused: readonly string[];
  /** One sentence for each named file. */
  readonly leftOut: readonly Say[];
}

/** Reports why each file is left out, or lacks its export's data. */
export function leftOutOf(plan: BatchPlan, found: readonly FilePhoto[]): LeftOut {
  const unclear = new Set(plan.unclear);
  return {
    unused: plan.unused.filter((one) => !isNamed(one)).map(({ file }) => file.from),
    leftOut: [
      ...found
        .filter(({ id }) => unclear.has(id))
        .map(
          ({ name }): Say =>
            (say) =>
              say('command-line.sidecarUnclear', { name }),
        ),
      ...plan.unused.filter(isNamed).map(
        ({ file: { name }, reason }): Say =>
          (say) =>
            say(reason === 'no-photo' ? 'command-line.photoNotHere' : 'command-line.saysNothing', { name }),
      ),
      ...plan.leftOut.map(
        ({ id, name }): Say =>
          (say) =>
            say(plan.putAwayAs.get(id) === 'messages' ? 'trash.messagesLeftOut' : 'trash.leftOut', { name }),
      ),
    ],
  };
}

/** Any folder may contain JSON files and tables unrelated to photos: only those of a Takeout are named. */
function isNamed({ file, reason }: UnusedFile): boolean {
  return reason === 'no-photo' || isInTakeout(exportFolder(file.folder ?? '', ''));
}
