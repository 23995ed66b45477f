import ArrowUp from 'lucide-react/icons/arrow-up';
import { Tooltip } from 'radix-ui';
import { SCROLL_TO_TOP, TOOLTIP_DELAY_MS } from '../facts/brand.ts';

/** An icon without a label, so that it covers little; a tooltip contains the label. */
export function ScrollToTopButton() {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS.open} skipDelayDuration={TOOLTIP_DELAY_MS.skip}>
      <Tooltip.Root>
        <Tooltip.Trigger
          aria-label={SCROLL_TO_TOP}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
          className="scroll-to-top fixed right-[calc(1rem+var(--scrollbar-gap))] bottom-4 z-90 inline-flex size-11 items-center justify-center rounded-full border border-edge bg-surface shadow-lifted sm:right-[calc(1.5rem+var(--scrollbar-gap))] sm:bottom-6"
        >
          <ArrowUp size={20} aria-hidden />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side="left"
            sideOffset={8}
            className="z-100 rounded-photo bg-ink px-2 py-1 text-13 text-table"
          >
            {SCROLL_TO_TOP}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
