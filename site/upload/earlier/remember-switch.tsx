import { useId } from 'react';
import { CheckField } from '#ui/kit/check-field.tsx';
import type { createThumbnail } from '#browser/decoding/thumbnail.ts';
import { EARLIER } from './earlier-copy.ts';
import { type BoardToRemember, useRememberSwitch } from './use-remember-switch.ts';

interface RememberSwitchProps {
  board: BoardToRemember;
  /** The owner of the batch; empty if nobody is signed in. */
  owner: string;
  thumbnailOf: typeof createThumbnail;
}

/** Sets whether this browser remembers the batch on the board, so that it can be searched later. */
export function RememberSwitch({ board, owner, thumbnailOf }: RememberSwitchProps) {
  const id = useId();
  const { isOn, isBusy, said, turn } = useRememberSwitch(board, owner, thumbnailOf);
  return (
    <div className="mt-2 text-13 text-quiet">
      <CheckField
        label={EARLIER.remember}
        isOn={isOn || isBusy}
        onChange={turn}
        isDisabled={isBusy}
        describedBy={id}
        className="inline-flex text-15 text-ink"
      />
      <p id={id} className="max-w-[72ch]">
        {EARLIER.help()}
      </p>
      <output className="block">{said}</output>
    </div>
  );
}
