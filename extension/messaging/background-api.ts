import type { DescribeContext } from '#browser/service/analysis-service.ts';
import type { Failure } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { Usage } from '#core/accounts/quota.ts';
import type { AccountReply } from '#protocol/account.ts';
import type { SignedInUser } from '../storage/signed-in-user.ts';

/** Who is signed in; where nobody is, what came between, such as a window that was closed. */
export type SessionState =
  | { readonly status: 'signed-in'; readonly user: SignedInUser }
  | { readonly status: 'signed-out'; readonly problem?: Failure };

/** The name under which the worker answers. */
export const BACKGROUND = 'background';

/**
 * What the worker does for the extension's pages. The worker may be stopped in the middle of any of it, and the
 * call is then made again: so each is safe to repeat.
 */
export interface BackgroundApi {
  /** One photo under its lease: asked again, it counts once. */
  describe(image: EncodedImage, context: DescribeContext): Promise<ImageAnalysis>;
  /** @param leaseId a UUID that the caller makes: asked again, the batch is reserved once */
  reserve(photos: number, leaseId: string): Promise<{ readonly leaseId: string; readonly usage: Usage }>;
  settle(leaseId: string): Promise<Usage>;
  account(): Promise<AccountReply>;
  session(): Promise<SessionState>;
  /** Opens the provider's window. A window that is closed, or a failure, is part of the state. */
  signIn(): Promise<SessionState>;
  signOut(): Promise<SessionState>;
  /**
   * Hands a ZIP to the downloads, and resolves when it is there in full.
   *
   * @param blobUrl one address for one saving: another saving of the same ZIP has another address
   */
  saveZip(blobUrl: string): Promise<void>;
  /** Puts the batch's progress on the toolbar button. */
  progress(done: number, total: number): Promise<void>;
  /** Takes it away again. */
  progressEnded(): Promise<void>;
}
