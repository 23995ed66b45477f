import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Images from 'lucide-react/icons/images';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { Toast } from 'radix-ui';
import { toasterWords } from '#words/toaster.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { ShownToast } from './toast-queue.ts';

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

export function ToastCard({ toast, onDismiss, onFollow }: ToastCardProps) {
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
