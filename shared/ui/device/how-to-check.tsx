import { type ReactNode, useId, useState } from 'react';
import { deviceWords } from '#words/device.ts';
import { useMessages } from '../kit/use-messages.ts';
import { OtherEngine } from './other-engine.tsx';

interface HowToCheckProps {
  /** The engine's state. */
  said?: ReactNode;
  /** Content in front of it, which may appear later without moving anything. */
  children?: ReactNode;
}

/**
 * The last row of an engine's card. Its details say how users can verify that no photo data is sent, and on phones
 * include the other engines.
 */
export function HowToCheck({ said, children }: HowToCheckProps) {
  const t = useMessages(deviceWords);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="mr-auto">{said}</div>
      {/* What appears later is at its start, so that nothing moves. */}
      <div className="flex flex-wrap items-center gap-x-4 text-13 text-quiet">
        <div className={`flex flex-wrap gap-x-4 ${isOpen ? '' : 'max-sm:hidden'}`}>{children}</div>
        <OtherEngine
          label={t('device.how')}
          explains={{ id, isOpen }}
          isDisabled={false}
          onUse={() => setIsOpen(!isOpen)}
        />
      </div>
      <p id={id} hidden={!isOpen} className="w-full max-w-[72ch] pb-2 text-13 text-quiet">
        {t('device.howText')}
      </p>
    </>
  );
}
