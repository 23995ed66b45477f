import { CheckField } from '#ui/kit/check-field.tsx';
import { WHEN_DONE } from '../upload-copy.ts';
import { useDoneNoticeSwitch } from './use-done-notice.ts';

/** Sets whether the system notifies the user when the batch is done; offered while there is something to wait for. */
export function DoneNoticeSwitch() {
  const { isOffered, isOn, isDenied, turn } = useDoneNoticeSwitch();
  if (!isOffered) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-13 text-quiet">
      <CheckField label={WHEN_DONE.tell} isOn={isOn} onChange={turn} className="inline-flex" />
      <output>{isDenied && WHEN_DONE.denied}</output>
    </div>
  );
}
