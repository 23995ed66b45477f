import { useState } from 'react';
import { CATEGORY_SCHEME } from '#core/schemes/scheme.ts';
import type { SavedScheme } from '#core/schemes/saved-scheme.ts';
import { shapeWords } from '#words/shape.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { Arranging } from '../board/use-arrangement.ts';
import type { Counted } from '../board/use-counted.ts';
import type { Tell } from '../board/use-told.ts';
import { keepScheme, keptScheme } from './kept-scheme.ts';
import type { ShapePreview } from './use-shape.ts';

export interface Shaping {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The previous batch's scheme, until it is applied or declined. */
  readonly offered: SavedScheme | undefined;
  readonly decline: () => void;
  /** Files the photos as previewed, as one edit, and keeps the scheme for the next batch. */
  readonly apply: (scheme: SavedScheme, preview: ShapePreview) => void;
}

/** Arranges a board's folders by a scheme. */
export function useShaping(
  { edit }: Pick<Arranging, 'edit'>,
  { counted, tell }: { readonly counted: Counted; readonly tell: Tell },
): Shaping {
  const t = useMessages(shapeWords);
  const [isOpen, setIsOpen] = useState(false);
  const [offered, setOffered] = useState(() => {
    const kept = keptScheme();
    return kept?.scheme === CATEGORY_SCHEME ? undefined : kept;
  });
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    offered,
    decline: () => setOffered(undefined),
    apply: (scheme, { filed, categories, folders, photoIds }) => {
      edit({ type: 'file-photos', folders: filed, categories });
      keepScheme(scheme);
      setOffered(undefined);
      tell(t('shape.applied', { items: counted(photoIds), folders }));
      setIsOpen(false);
    },
  };
}
