import type { DescribeContext } from '#browser/service/analysis-service.ts';
import type { Failure } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { Usage } from '#core/accounts/quota.ts';
import type { AccountReply } from '#protocol/account.ts';
import type { SignedInUser } from '../storage/signed-in-user.ts';

/** Who is signed in; if nobody is, possibly a problem, such as a closed window. */
export type SessionState =
  | { readonly status: 'signed-in'; readonly user: SignedInUser }
  | { readonly status: 'signed-out'; readonly problem?: Failure };

/** The name under which the worker responds. */
export const BACKGROUND = 'background';

/**
 * The worker's API for the extension's pages. The worker may be stopped in the middle of any call, which is then
 * repeated; every method is therefore safe to repeat.
 */
export interface BackgroundApi {
  /** Describes one photo under its lease: a repeated call counts once. */
  describe(image: EncodedImage, context: DescribeContext): Promise<ImageAnalysis>;
  /** @param leaseId a UUID from the caller: a repeated call reserves the batch once */
  reserve(photos: number, leaseId: string): Promise<{ readonly leaseId: string; readonly usage: Usage }>;
  settle(leaseId: string): Promise<Usage>;
  account(): Promise<AccountReply>;
  session(): Promise<SessionState>;
  /** Opens the provider's window. A closed window or a failure is part of the state. */
  signIn(): Promise<SessionState>;
  signOut(): Promise<SessionState>;
  /**
   * Passes a ZIP to the downloads, and resolves when it is complete.
   *
   * @param blobUrl one URL per saving: saving the same ZIP again uses another URL
   */
  saveZip(blobUrl: string): Promise<void>;
  /** Shows the batch's progress on the toolbar button. */
  progress(done: number, total: number): Promise<void>;
  /** Removes the progress. */
  progressEnded(): Promise<void>;
}
