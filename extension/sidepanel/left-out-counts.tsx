import type { LeftOutCounts as Counts } from '../page/page-image.ts';
import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import { panelWords } from '#words/panel.ts';
import { useMessages } from '#ui/kit/use-messages.ts';

interface LeftOutCountsProps {
  leftOut: Counts;
  thresholdPx: number;
}

/** Shows how many of the page's images aren't in the grid, with a sentence for each reason that applies. */
export function LeftOutCounts({ leftOut: { small, repeated, beyond }, thresholdPx }: LeftOutCountsProps) {
  const t = useMessages(panelWords);
  const sentences = [
    ...(small > 0 ? [t('panel.leftSmall', { count: small, pixels: thresholdPx })] : []),
    ...(repeated > 0 ? [t('panel.leftRepeated', { count: repeated })] : []),
    ...(beyond > 0 ? [t('panel.leftBeyond', { count: beyond, limit: PAGE_IMAGE_LIMITS.images })] : []),
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
