import type { Timeline } from '#core/statistics/timeline.ts';
import { figuresWords } from '#words/figures.ts';
import { useMessages } from '../kit/use-messages.ts';
import { TIMELINE_LABELS } from '../limits.ts';
import {
  busiestStep,
  labelledSteps,
  oneStepText,
  spanText,
  stepText,
} from '#core/statistics/figures-text.ts';

interface TimelineStepsProps {
  timeline: Timeline;
}

/**
 * Shows a bar for each day, month or year, including those without photos; a sentence if all photos are from one day.
 */
export function TimelineSteps({ timeline }: TimelineStepsProps) {
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
