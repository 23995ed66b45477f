import type { MissedImage } from '../batch/load-images.ts';
import { photoFailureWords } from '../i18n/failure-words.ts';
import { text } from '../i18n/text.ts';

interface MissedImagesProps {
  missed: readonly MissedImage[];
  duplicates: number;
}

/** The images of the page that are not in the batch, each with the reason. */
export function MissedImages({ missed, duplicates }: MissedImagesProps) {
  if (missed.length === 0 && duplicates === 0) return null;
  return (
    <aside className="light-table mt-4 p-4 text-15">
      {duplicates > 0 && <p className="text-quiet">{text('panel_duplicates', duplicates)}</p>}
      {missed.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
            {text('panel_missed_title', missed.length)}
          </summary>
          <ul className="grid gap-2 text-13">
            {missed.map(({ name, failure, image }, index) => (
              <li key={image?.url ?? index} className="break-words">
                {photoFailureWords(name, failure)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
