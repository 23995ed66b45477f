import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';
import { buttonClass } from '../kit/button-class.ts';

interface ControlBarProps {
  /** An important sentence, such as why the last batch failed. */
  notice?: ReactNode;
  /** The content on the left: the count or the progress. */
  children: ReactNode;
  /** Whether there is something to organize. */
  isReady: boolean;
  isWorking: boolean;
  /** Whether a press is waiting for what it needs. */
  isPressed: boolean;
  isStopping: boolean;
  onOrganize: () => void;
  onCancel: () => void;
  /** Undefined if there is nothing to clear. */
  onClear?: (() => void) | undefined;
}

/** Tells the toasts above which height to begin; see `toasts.css`. */
function noteHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const observer = new ResizeObserver(() =>
    styleOfToasts()?.setProperty('--foot-bar', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    styleOfToasts()?.removeProperty('--foot-bar');
  };
}

function styleOfToasts(): CSSStyleDeclaration | undefined {
  return document.querySelector<HTMLElement>('.toasts')?.style;
}

/** The front edge of the table with its switch. Stays within reach of the thumb while there is something to press it for. */
export function ControlBar({
  notice,
  children,
  isReady,
  isWorking,
  isPressed,
  isStopping,
  onOrganize,
  onCancel,
  onClear,
}: ControlBarProps) {
  const t = useMessages(tableWords);
  return (
    <div
      ref={noteHeight}
      className={`control-bar ${isReady || isWorking ? 'sticky bottom-0' : ''} z-95 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-surface border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6`}
    >
      {notice && <div className="w-full">{notice}</div>}
      {children}
      <div className="ml-auto flex items-center gap-1 max-sm:w-full">
        {isWorking ? (
          <button type="button" className={buttonClass('quiet')} disabled={isStopping} onClick={onCancel}>
            {t('table.cancel')}
          </button>
        ) : (
          onClear && (
            <button type="button" className={buttonClass('quiet')} onClick={onClear}>
              {t('table.clear')}
            </button>
          )
        )}
        <button
          type="button"
          disabled={isWorking}
          aria-busy={isPressed}
          onClick={onOrganize}
          className={buttonClass(
            isReady ? 'accent' : 'outline',
            'max-sm:flex-1 max-[23rem]:px-3 max-[23rem]:text-13',
          )}
        >
          {(isWorking || isPressed) && <LoaderCircle size={18} className="spinner" aria-hidden />}
          {isWorking ? t('table.organizing') : t('table.organize')}
        </button>
      </div>
    </div>
  );
}
