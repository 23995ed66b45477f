import type { Figures } from '#core/statistics/figures.ts';
import { figuresWords } from '#words/figures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';
import { keyFigures } from '#core/statistics/figures-text.ts';

interface KeyFiguresProps {
  figures: Figures;
}

/** Shows the key numbers of the batch in large type. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  const t = useMessages(figuresWords, quantitiesWords);
  return (
    <dl className="figures-keys">
      {keyFigures(figures, t).map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
