import { use } from 'react';
import { WordingContext } from '../kit/wording-context.ts';

const ENGLISH_TOASTER = { region: 'Notifications', close: 'Close' };

export type ToasterWording = Readonly<typeof ENGLISH_TOASTER>;

export function useToasterWording(): ToasterWording {
  return use(WordingContext).toaster ?? ENGLISH_TOASTER;
}
