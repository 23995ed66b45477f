import {
  busiestStep,
  dateSourcesText,
  labelledSteps,
  oneStepText,
  spanText,
  stepText,
} from '#core/statistics/figures-text.ts';
import type { Figures } from '#core/statistics/figures.ts';
import type { Timeline } from '#core/statistics/timeline.ts';
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

interface TimelineStepsProps {
  timeline: Timeline;
}

/**
 * Shows a bar for each day, month or year, including those without photos; a sentence if all photos are from one day.
 */
function TimelineSteps({ timeline }: TimelineStepsProps) {
  const t = useMessages(figuresWords);
  const { steps } = timeline;
  const span = spanText(timeline, t.locale);
  if (steps.length < 2) return <p className="text-15">{oneStepText(timeline, t)}</p>;
  const most = steps.reduce((sum, { photos }) => Math.max(sum, photos), 1);
  const busiest = busiestStep(timeline);
  return (
    <>
      <p className="text-15">
        {span}.{' '}
        {busiest && t('figures.most', { when: stepText(timeline, busiest, t.locale), count: busiest.photos })}
      </p>
      <ol className="figures-steps">
        {steps.map((step) => (
          <li
            key={step.from}
            aria-hidden={step.photos === 0 || undefined}
            title={t('figures.step', { when: stepText(timeline, step, t.locale), count: step.photos })}
            style={{ '--part': step.photos / most }}
          >
            <span className="sr-only">
              {t('figures.step', { when: stepText(timeline, step, t.locale), count: step.photos })}
            </span>
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
