import CloudUpload from 'lucide-react/icons/cloud-upload';
import { buttonClass } from '../kit/button-class.ts';
import type { SendToStorage } from './use-send-to-storage.ts';

interface SendButtonProps {
  /** Not a word of `send`: these are loaded with the form. */
  label: string;
  sending: Pick<SendToStorage, 'isOpen' | 'open'>;
  isBusy: boolean;
}

/** Opens the form by which a board is sent to a storage. */
export function SendButton({ label, sending, isBusy }: SendButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass('outline')}
      disabled={isBusy || sending.isOpen}
      onClick={sending.open}
    >
      <CloudUpload size={18} aria-hidden />
      {label}
    </button>
  );
}
