/** Why a photo of a group is suggested to keep: what it has more of than another, and none has more of. `cover`
 * is the camera's own proposal. */
export type BestReason =
  'cover' | 'better-lit' | 'sharper' | 'larger' | 'camera-format' | 'has-date' | 'bigger-file';

/** Photos that look alike: nearly the same picture, or taken by one camera in quick succession. */
export interface AlikeGroup {
  readonly kind: 'near' | 'burst';
  /** In the order picked; two or more. */
  readonly photoIds: readonly string[];
  /** The photo suggested to keep. */
  readonly bestId: string;
  readonly reasons: readonly BestReason[];
}
