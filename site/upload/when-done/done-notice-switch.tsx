import { WHEN_DONE } from '../upload-copy.ts';
import type { DoneNotice } from './use-done-notice.ts';

/** Whether the system says when the batch is done, offered while there is something to wait for. */
export function DoneNoticeSwitch({ isOffered, isOn, isDenied, turn }: DoneNotice) {
  if (!isOffered) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-13 text-quiet">
      <label className="inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          className="size-5 shrink-0 accent-ink"
          onChange={({ target }) => turn(target.checked)}
        />
        {WHEN_DONE.tell}
      </label>
      <output>{isDenied && WHEN_DONE.denied}</output>
    </div>
  );
}
