import type { LeftOutCounts as Counts } from '../page/page-image.ts';
import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import { panelWords } from '#words/panel.ts';
import { useMessages } from '#ui/kit/use-messages.ts';

interface LeftOutCountsProps {
  leftOut: Counts;
  thresholdPx: number;
}

/** Shows how many of the page's images aren't in the grid, with a sentence for each reason that applies. */
export function LeftOutCounts({ leftOut: { small, repeated }, thresholdPx }: LeftOutCountsProps) {
  const t = useMessages(panelWords);
  const sentences = [
    ...(small > 0 ? [t('panel.leftSmall', { count: small, pixels: thresholdPx })] : []),
    ...(repeated > 0 ? [t('panel.leftRepeated', { count: repeated })] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 text-13 text-quiet">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Shows how many images are beyond the limit: above the grid, whose end is thousands of tiles further down. */
export function BeyondCount({ leftOut: { beyond } }: Pick<LeftOutCountsProps, 'leftOut'>) {
  const t = useMessages(panelWords);
  if (beyond === 0) return null;
  return (
    <output className="mb-4 block text-15 font-semibold text-amber">
      {t('panel.leftBeyond', { count: beyond, limit: PAGE_IMAGE_LIMITS.images })}
    </output>
  );
}
