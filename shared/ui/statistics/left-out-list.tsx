import { photoFailureText } from '#core/failure-text.ts';
import type { Figures } from '#core/statistics/figures.ts';
import { failuresWords } from '#words/failures.ts';
import { figuresWords } from '#words/figures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';
import { namesText } from '#core/statistics/names-text.ts';

interface LeftOutListProps {
  figures: Figures;
}

/** Shows what was left out and why. */
export function LeftOutList({ figures: { leftOut } }: LeftOutListProps) {
  const t = useMessages(failuresWords, figuresWords, quantitiesWords);
  return (
    <section aria-labelledby="figures-left-out" className="figures-left-out">
      <h3 id="figures-left-out">{t('figures.leftOutTitle')}</h3>
      {leftOut.length === 0 && <p className="text-15">{t('figures.nothingLeftOut')}</p>}
      <ul className="grid gap-2 text-15">
        {leftOut.map((one) => (
          <li key={one.failure.code} className="wrap-anywhere">
            {photoFailureText(one.names[0] ?? '', one.failure, t)}{' '}
            {one.photos > 1 && t('figures.sameFor', { names: namesText(one, t) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
