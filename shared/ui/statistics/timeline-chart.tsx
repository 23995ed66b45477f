import {
  busiestStep,
  countText,
  dateSourcesText,
  labelledSteps,
  oneStepText,
  spanText,
  stepText,
} from '#core/statistics/figures-text.ts';
import type { Figures } from '#core/statistics/figures.ts';
import type { Timeline, TimelineStep } from '#core/statistics/timeline.ts';
import { dateSourcesWords } from '#words/date-sources.ts';
import { figuresWords } from '#words/figures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';
import { TIMELINE_LABELS } from '../limits.ts';

interface TimelineChartProps {
  figures: Figures;
}

/** Shows the period of the photos and the source of their dates. */
export function TimelineChart({ figures }: TimelineChartProps) {
  const t = useMessages(dateSourcesWords, figuresWords, quantitiesWords);
  const { timeline } = figures;
  return (
    <section aria-labelledby="figures-when" className="figures-when">
      <h3 id="figures-when">{t('figures.whenTitle')}</h3>
      {timeline ? (
        <TimelineSteps timeline={timeline} figures={figures} />
      ) : (
        <p className="text-15">{t('figures.noDates')}</p>
      )}
      {timeline && <p className="mt-2 text-13 text-quiet">{dateSourcesText(figures, t)}</p>}
    </section>
  );
}

interface TimelineStepsProps {
  timeline: Timeline;
  figures: Figures;
}

/**
 * Shows a bar for each day, month or year, including those without photos; a sentence if all photos are from one day.
 */
function TimelineSteps({ timeline, figures }: TimelineStepsProps) {
  const t = useMessages(dateSourcesWords, figuresWords, quantitiesWords);
  const { steps } = timeline;
  const span = spanText(timeline, t.locale);
  if (steps.length < 2) return <p className="text-15">{oneStepText(timeline, t)}</p>;
  const most = steps.reduce((sum, { photos }) => Math.max(sum, photos), 1);
  const busiest = busiestStep(timeline);
  const told = (key: 'figures.most' | 'figures.step', step: TimelineStep) =>
    t(key, { when: stepText(timeline, step, t.locale), items: countText(step.photos, figures, t) });
  return (
    <>
      <p className="text-15">
        {span}. {busiest && told('figures.most', busiest)}
      </p>
      <ol className="figures-steps">
        {steps.map((step) => (
          <li
            key={step.from}
            aria-hidden={step.photos === 0 || undefined}
            title={told('figures.step', step)}
            style={{ '--part': step.photos / most }}
          >
            <span className="sr-only">{told('figures.step', step)}</span>
          </li>
        ))}
      </ol>
      <div aria-hidden className="figures-labels">
        {labelledSteps(timeline, TIMELINE_LABELS).map((at) => (
          <span key={at} style={{ '--at': at / steps.length }}>
            {steps[at] && stepText(timeline, steps[at], t.locale, 'short')}
          </span>
        ))}
      </div>
    </>
  );
}
