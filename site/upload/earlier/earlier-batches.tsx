import { useId } from 'react';
import type { RememberedBatch } from '#browser/remembered/remembered-database.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { EARLIER } from './earlier-copy.ts';
import { EarlierSearch } from './earlier-search.tsx';
import { rememberedChanges, remembering, useRemembered } from './use-remembered.ts';

interface EarlierBatchesProps {
  /** The owner of the batches; empty if nobody is signed in. */
  owner: string;
}

/** Searches the batches that this browser remembers, with buttons to forget them. */
export function EarlierBatches({ owner }: EarlierBatchesProps) {
  const headingId = useId();
  const batches = useRemembered(owner);
  if (batches.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-16 border-t border-line pt-8">
      <h2 id={headingId} className="text-21">
        {EARLIER.title}
      </h2>
      <p className="mt-1 max-w-[72ch] text-15 text-quiet">{EARLIER.text}</p>
      <EarlierSearch batches={batches} />
      <h3 className="mt-6 text-15 font-semibold">{EARLIER.remembered}</h3>
      <ul>
        {batches.map((batch) => {
          const { id, zip, createdMs, photos, films = 0 } = batch;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 text-15">
              {EARLIER.batch(zip, createdMs, { photos: photos - films, films })}
              <button
                type="button"
                aria-label={EARLIER.forgetBatch(zip, createdMs)}
                className="min-h-11 text-quiet underline underline-offset-4 hover:text-ink"
                onClick={() => void forget([batch])}
              >
                {EARLIER.forget}
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className={buttonClass('outline', 'mt-2')} onClick={() => void forget(batches)}>
        {EARLIER.forgetAll}
      </button>
    </section>
  );
}

async function forget(gone: readonly RememberedBatch[]): Promise<void> {
  try {
    const { forgetRemembered } = await remembering();
    for (const { id } of gone) await forgetRemembered(id);
  } finally {
    rememberedChanges.tell();
  }
}
