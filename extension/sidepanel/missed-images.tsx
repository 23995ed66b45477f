import type { MissedImage } from '../batch/load-images.ts';
import { photoFailureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { panelWords } from '#words/panel.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '#ui/kit/use-messages.ts';

interface MissedImagesProps {
  missed: readonly MissedImage[];
  duplicates: number;
}

/** Lists the images of the page that aren't in the batch, each with the reason. */
export function MissedImages({ missed, duplicates }: MissedImagesProps) {
  const t = useMessages(failuresWords, panelWords, quantitiesWords);
  if (missed.length === 0 && duplicates === 0) return null;
  return (
    <aside className="light-table mt-4 p-4 text-15">
      {duplicates > 0 && <p className="text-quiet">{t('panel.duplicates', { count: duplicates })}</p>}
      {missed.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
            {t('panel.missedTitle', { count: missed.length })}
          </summary>
          <ul className="grid gap-2 text-13">
            {missed.map(({ name, failure, image }, index) => (
              <li key={image?.url ?? index} className="break-words">
                {photoFailureText(name, failure, t)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
