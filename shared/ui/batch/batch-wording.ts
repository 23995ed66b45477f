import { use } from 'react';
import { type BatchWording, ENGLISH_BATCH } from '#core/toast.ts';
import { WordingContext } from '../kit/wording-context.ts';

/** What a batch says, and how it fails. */
export function useBatchWording(): BatchWording {
  return use(WordingContext).batch ?? ENGLISH_BATCH;
}
