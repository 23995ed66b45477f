import type { LeftToEngine } from '#core/engine-state.ts';
import { deviceWords } from '#words/device.ts';
import { useMessages } from '../kit/use-messages.ts';
import { CHROME_PROBLEMS } from './chrome-problem.ts';

interface LeftNoteProps {
  left: LeftToEngine | undefined;
}

/** How many photos Chrome's model left to the embedded engine, and why. */
export function LeftNote({ left }: LeftNoteProps) {
  const t = useMessages(deviceWords);
  if (!left) return null;
  return (
    <output className="block text-15 text-quiet">
      {t('device.chromeLeft', { photos: left.photos })} {t(CHROME_PROBLEMS[left.problem])}
    </output>
  );
}
