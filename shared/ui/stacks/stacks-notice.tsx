import { stacksWords } from '#words/stacks.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';

interface StacksNoticeProps {
  count: number;
  onLook: () => void;
  onPrepare: () => void;
}

/** The id of the button that opens the first stack. */
export const STACKS_BUTTON = 'stacks-look';

/** That photos look alike, how many groups there are, and the way to go through them. */
export function StacksNotice({ count, onLook, onPrepare }: StacksNoticeProps) {
  const t = useMessages(stacksWords);
  if (count === 0) return null;
  return (
    <div className="light-table mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 p-4 sm:p-5">
      <p className="max-w-[72ch] text-15">{t('stacks.found', { count })}</p>
      <button
        type="button"
        id={STACKS_BUTTON}
        aria-haspopup="dialog"
        className={buttonClass('outline', 'max-sm:w-full')}
        onPointerEnter={onPrepare}
        onClick={onLook}
      >
        {t('stacks.look')}
      </button>
    </div>
  );
}
