import type { ReactNode } from 'react';
import { deviceWords } from '#words/device.ts';
import { useMessages } from '../kit/use-messages.ts';

interface HowToCheckProps {
  /** Content next to it, which may appear later without moving anything. */
  children?: ReactNode;
}

/** Explains how users can verify that no photo data is sent. */
export function HowToCheck({ children }: HowToCheckProps) {
  const t = useMessages(deviceWords);
  return (
    <div className="flex w-full flex-wrap items-start gap-x-4 text-13 text-quiet">
      <details className="min-w-0 flex-1 basis-32">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {t('device.how')}
        </summary>
        <p className="max-w-[72ch] pb-2">{t('device.howText')}</p>
      </details>
      {children}
    </div>
  );
}
