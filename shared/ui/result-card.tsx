import type { Photo } from '#core/photo.ts';
import { type ResultPhoto, transitionName } from './batch-view.ts';
import { FileName } from './file-name.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { RESULTS } from './wording.ts';

interface ResultCardProps {
  result: ResultPhoto<Photo>;
}

/** A photo in its folder: the name it goes by now, what it shows, and the name it came with. */
export function ResultCard({ result: { photo, fileName, description } }: ResultCardProps) {
  return (
    <li className="flex gap-4 sm:block">
      <div
        className="slide aspect-square w-24 shrink-0 self-start sm:aspect-4/3 sm:w-full"
        style={{ viewTransitionName: transitionName(photo.id) }}
      >
        <Thumbnail photoId={photo.id} alt={description} />
      </div>
      <div className="min-w-0 sm:mt-2.5">
        <p className="leading-snug">
          <FileName name={fileName} />
        </p>
        <p className="mt-1 text-15 leading-snug">{description}</p>
        <p className="mt-1 font-mono text-13 wrap-anywhere text-quiet">{RESULTS.was(photo.name)}</p>
      </div>
    </li>
  );
}
