import type { BestReason } from '#core/similarity/alike/alike-group.ts';
import type { Stack } from '#core/similarity/alike/stacks.ts';
import type { PlainKey, Translate } from '#messages/translate.ts';

type StackWords = Translate<'stacks'>;

const REASONS = {
  'better-lit': 'stacks.betterLit',
  sharper: 'stacks.sharper',
  larger: 'stacks.larger',
  'camera-format': 'stacks.cameraFormat',
  'has-date': 'stacks.hasDate',
  'bigger-file': 'stacks.biggerFile',
} as const satisfies Record<BestReason, PlainKey<'stacks'>>;

/** Returns a text saying that a photo is proposed and why: "Proposed: sharper, larger". */
export function proposalText({ reasons }: Stack, t: StackWords): string {
  if (reasons.length === 0) return t('stacks.proposed');
  const list = new Intl.ListFormat(t.locale, { style: 'short', type: 'unit' });
  return t('stacks.proposedFor', { reasons: list.format(reasons.map((reason) => t(REASONS[reason]))) });
}
