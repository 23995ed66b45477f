import { useEffect, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import { stacksWords } from '#words/stacks.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { ApartMemory } from '../board/use-apart-memory.ts';

interface ApartNoteProps<Source extends Photo> {
  memory: ApartMemory<Source>;
}

/** Shows what this browser remembers of photos that aren't duplicates, and a button to forget it. */
export function ApartNote<Source extends Photo>({ memory }: ApartNoteProps<Source>) {
  const t = useMessages(stacksWords);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void memory.count().then((known) => isCurrent && setCount(known));
    return () => {
      isCurrent = false;
    };
  }, [memory]);
  if (count === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 text-15 text-quiet">
      {t('stacks.remembered', { count })}
      <button
        type="button"
        className="min-h-11 underline underline-offset-4 hover:text-ink"
        onClick={() => void memory.forgetAll().then(() => setCount(0))}
      >
        {t('stacks.forget')}
      </button>
    </p>
  );
}
