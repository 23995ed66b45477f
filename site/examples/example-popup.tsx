import { HoverCard } from 'radix-ui';
import { EXAMPLES_PAGE, HOVER_CARD_MS } from './examples-copy.ts';
import { PAGES } from '../app/pages.ts';
import { PageLink } from '../kit/page-link.tsx';

interface ExamplePopupProps {
  text: string;
  onOpenChange: (isOpen: boolean) => void;
  onPointerEnter: () => void;
}

/** The hover card of a use case. */
export function ExamplePopup({ text, onOpenChange, onPointerEnter }: ExamplePopupProps) {
  return (
    <HoverCard.Root open onOpenChange={onOpenChange} {...HOVER_CARD_MS}>
      <HoverCard.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </HoverCard.Trigger>
      <HoverCard.Portal>
        <HoverCard.Content
          sideOffset={12}
          collisionPadding={16}
          onPointerEnter={onPointerEnter}
          className="z-100 w-80 max-w-[calc(100vw-2rem)] rounded-surface border border-line bg-surface p-5 text-15 shadow-lifted"
        >
          <p>{text}</p>
          <PageLink
            to={PAGES.upload.path}
            className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {EXAMPLES_PAGE.tryIt}
          </PageLink>
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
