/**
 * The reasons why a photo of a group is suggested to keep: what it has more of than another, and none has more of.
 * `cover` is the camera's own proposal.
 */
export const BEST_REASONS = [
  'cover',
  'better-lit',
  'sharper',
  'larger',
  'camera-format',
  'has-date',
  'bigger-file',
] as const;

/** One of {@link BEST_REASONS}. */
export type BestReason = (typeof BEST_REASONS)[number];

/** Photos that look alike: nearly the same picture, or taken by one camera in quick succession. */
export interface AlikeGroup {
  readonly kind: 'near' | 'burst';
  /** In the order picked; two or more. */
  readonly photoIds: readonly string[];
  /** The photo suggested to keep. */
  readonly bestId: string;
  readonly reasons: readonly BestReason[];
}
