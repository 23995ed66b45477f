import type { LeftToEngine } from '#core/batch/engine-state.ts';
import { deviceWords } from '#words/device.ts';
import { useMessages } from '../kit/use-messages.ts';
import { MODEL_PROBLEMS } from './model-problem.ts';

interface LeftNoteProps {
  left: LeftToEngine | undefined;
}

/** Shows how many photos a model left to the embedded engine, and why. */
export function LeftNote({ left }: LeftNoteProps) {
  const t = useMessages(deviceWords);
  if (!left) return null;
  return (
    <output className="block text-15 text-quiet">
      {t('device.chromeLeft', { photos: left.photos })} {t(MODEL_PROBLEMS[left.problem])}
    </output>
  );
}
