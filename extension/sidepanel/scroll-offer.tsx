import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import type { ScrollEnd } from '../page/scrolling/scroll-end.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { panelWords } from '#words/panel.ts';
import { useMessages } from '#ui/kit/use-messages.ts';

interface ScrollOfferProps {
  end: ScrollEnd | undefined;
  onScroll: () => void;
}

/** Offers to scroll through the page; afterwards, says why it ended. */
export function ScrollOffer({ end, onScroll }: ScrollOfferProps) {
  const t = useMessages(panelWords);
  const texts = {
    bottom: t('panel.scrolledBottom'),
    limit: t('panel.scrolledLimit', { limit: PAGE_IMAGE_LIMITS.images }),
    'nothing-new': t('panel.scrolledNothingNew'),
    asked: t('panel.scrolledAsked'),
  };
  return (
    <div className="mb-3 text-13 text-quiet">
      <button type="button" className={buttonClass('outline', 'w-full')} onClick={onScroll}>
        {t('panel.scrollPage')}
      </button>
      <p className="mt-1">{end ? texts[end] : t('panel.scrollHint')}</p>
    </div>
  );
}
