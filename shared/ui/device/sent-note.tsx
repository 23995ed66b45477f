import { useSyncExternalStore } from 'react';
import { deviceWords } from '#words/device.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { Observed } from './use-chrome-model.ts';

interface SentNoteProps {
  /** Bytes of image data sent from this page. */
  sent: Observed<number>;
}

/** Shows how much has been sent. */
export function SentNote({ sent }: SentNoteProps) {
  const t = useMessages(deviceWords);
  const bytes = useSyncExternalStore(sent.subscribe, () => sent.state, nothing);
  return <strong data-sent-bytes={bytes}>{t('device.sent', { bytes })}</strong>;
}

function nothing(): number {
  return 0;
}
