import type { Photo } from '#core/photo.ts';
import type { ResultFolder } from './batch-view.ts';
import { ResultCard } from './result-card.tsx';
import { photosText } from './wording.ts';

interface ResultFolderCardProps {
  folder: ResultFolder<Photo>;
}

/** One folder of the archive, as wide as its photos need, so that small folders stand side by side. */
export function ResultFolderCard({ folder: { category, photos } }: ResultFolderCardProps) {
  const spans = Object.fromEntries(
    [3, 4, 5].map((columns) => [`--of-${columns}`, Math.min(photos.length, columns)]),
  );
  return (
    <li
      style={spans}
      className="sm:col-span-(--of-3) sm:grid sm:grid-cols-subgrid lg:col-span-(--of-4) xl:col-span-(--of-5)"
    >
      <section
        aria-label={category}
        className="sm:col-span-full sm:grid sm:grid-cols-subgrid sm:content-start"
      >
        <div className="flex items-baseline gap-3 border-b border-ink pb-2 sm:col-span-full">
          <h3 className="min-w-0 font-mono text-15 leading-snug font-semibold tracking-normal">{category}</h3>
          <span className="ml-auto font-mono text-13 whitespace-nowrap text-quiet" aria-hidden>
            {String(photos.length).padStart(2, '0')}
          </span>
          <span className="sr-only">{photosText(photos.length)}</span>
        </div>
        <ul className="mt-4 grid gap-y-4 sm:col-span-full sm:grid-cols-subgrid sm:gap-y-7">
          {photos.map((result) => (
            <ResultCard key={result.path} result={result} />
          ))}
        </ul>
      </section>
    </li>
  );
}
