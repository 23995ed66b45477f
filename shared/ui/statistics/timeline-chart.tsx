import type { Figures } from '#core/statistics/figures.ts';
import { figuresWords } from '#words/figures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';
import { dateSourcesText } from '#core/statistics/figures-text.ts';
import { TimelineSteps } from './timeline-steps.tsx';

interface TimelineChartProps {
  figures: Figures;
}

/** Shows the period of the photos and the source of their dates. */
export function TimelineChart({ figures }: TimelineChartProps) {
  const t = useMessages(figuresWords, quantitiesWords);
  const { timeline, photos } = figures;
  return (
    <section aria-labelledby="figures-when" className="figures-when">
      <h3 id="figures-when">{t('figures.whenTitle')}</h3>
      {timeline ? (
        <TimelineSteps timeline={timeline} />
      ) : (
        <p className="text-15">{t('figures.noDates', { count: photos })}</p>
      )}
      {timeline && <p className="mt-2 text-13 text-quiet">{dateSourcesText(figures, t)}</p>}
    </section>
  );
}
