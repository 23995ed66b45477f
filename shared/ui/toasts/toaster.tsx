import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Images from 'lucide-react/icons/images';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { Toast } from 'radix-ui';
import { TOAST_MS } from '#core/limits.ts';
import { toasterWords } from '#words/toaster.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { ShownToast } from './toast-queue.ts';

export interface ToasterProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
  /** Opens the target of a toast's action. */
  onFollow: (href: string) => void;
}

/**
 * Moves the page down by the height of the strip that toasts are where they must not cover anything: see `toasts.css`. It
 * moves in the frame after the toast's, which is often also that of a new board. The board's bar needs the height, too;
 * elsewhere it is not inherited, since the style of every element would be computed anew.
 */
function moveDown(list: HTMLOListElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const { style } = document.documentElement;
  let frame = 0;
  const move = (strip: string, height: number) => {
    const length = strip === '' || height === 0 ? '' : `${height}px`;
    style.paddingTop = length;
    style.scrollPaddingTop = strip === 'over-batch' ? length : '';
    style.setProperty('--toasts-room', strip === 'over-board' ? length : '');
  };
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      move(getComputedStyle(list).getPropertyValue('--strip'), list.offsetHeight),
    );
  });
  observer.observe(list);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    move('', 0);
  };
}

/** Shows the toasts in their own region, which screen readers announce and F8 focuses. */
export function Toaster({ toasts, onDismiss, onFollow }: ToasterProps) {
  const t = useMessages(toasterWords);
  return (
    <Toast.Provider label={t('toaster.region')} duration={TOAST_MS.standard} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} onFollow={onFollow} />
      ))}
      <Toast.Viewport ref={moveDown} label={t('toaster.region')} className="toasts" />
    </Toast.Provider>
  );
}

const ICONS = {
  info: { Icon: Images, colour: 'text-quiet' },
  success: { Icon: CircleCheck, colour: 'text-good' },
  warning: { Icon: TriangleAlert, colour: 'text-amber' },
  error: { Icon: CircleAlert, colour: 'text-accent' },
} as const;

interface ToastCardProps {
  toast: ShownToast;
  onDismiss: (id: number) => void;
  onFollow: (href: string) => void;
}

function ToastCard({ toast, onDismiss, onFollow }: ToastCardProps) {
  const t = useMessages(toasterWords);
  const { id, key, kind, title, description, action, durationMs } = toast;
  const { Icon, colour } = ICONS[kind];
  return (
    <Toast.Root
      data-kind={kind}
      data-key={key}
      duration={durationMs}
      type={kind === 'info' ? 'background' : 'foreground'}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss(id);
      }}
      className="toast pointer-events-auto flex items-start gap-3 rounded-surface border border-line bg-surface py-3 pr-1 pl-4 text-15 shadow-lifted"
    >
      <Icon size={20} className={`mt-px ${colour}`} aria-hidden />
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description && <Toast.Description className="text-quiet">{description}</Toast.Description>}
        {action && (
          <Toast.Action asChild altText={action.label}>
            <a
              href={action.href}
              onClick={(event) => {
                event.preventDefault();
                onFollow(action.href);
              }}
              className="mt-1 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {action.label}
            </a>
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label={t('toaster.close')}
        className="-my-2.5 grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:text-ink"
      >
        <X size={18} aria-hidden />
      </Toast.Close>
    </Toast.Root>
  );
}
