import { photoFailureText } from '#core/failure-text.ts';
import type { Photo } from '#core/photo.ts';
import { GreasePencil } from './grease-pencil.tsx';
import { Thumbnail } from './thumbnail.tsx';
import type { FailedPhoto } from './batch-view.ts';
import { photosText, RESULTS } from './wording.ts';

interface FailureListProps {
  failed: readonly FailedPhoto<Photo>[];
}

/** The photos that could not be placed, each with its reason and what to do. */
export function FailureList({ failed }: FailureListProps) {
  return (
    <section
      aria-labelledby="not-placed"
      className="mt-6 rounded-surface border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-baseline gap-3">
        <h3 id="not-placed" className="text-17 tracking-normal text-accent">
          {RESULTS.notPlaced}
        </h3>
        <span className="ml-auto font-mono text-13 text-quiet">{photosText(failed.length)}</span>
      </div>
      <p className="text-15 text-quiet">{RESULTS.notPlacedHint}</p>
      <ul className="mt-3 grid gap-x-8 lg:grid-cols-2">
        {failed.map(({ photo, failure }) => (
          <li key={photo.id} className="flex items-center gap-4 py-2">
            <span className="relative shrink-0">
              <span className="slide block size-12">
                <Thumbnail photoId={photo.id} />
              </span>
              <GreasePencil mark="cross" />
            </span>
            <p className="min-w-0 text-15 leading-snug">
              <span className="font-mono text-13 font-semibold break-all">{photo.name}</span>
              {photoFailureText(photo.name, failure).slice(photo.name.length)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
