import { type ApiClient, createApiClient } from '#browser/service/api-client.ts';
import { createRemoteService } from '#browser/service/remote-service.ts';
import { AppError } from '#core/failure.ts';
import type { Usage } from '#core/accounts/quota.ts';
import { accountEndpoint } from '#protocol/account.ts';
import { reserveEndpoint, settleEndpoint } from '#protocol/batches.ts';
import type { BackgroundApi } from '../messaging/background-api.ts';
import type { Handlers } from '../messaging/receiver.ts';
import { rememberCount, rememberUsage } from '../storage/remembered-usage.ts';
import { readSettings } from '../storage/settings.ts';
import { readUser } from '../storage/signed-in-user.ts';
import { clearProgress, showProgress } from './badge.ts';
import { saveDownload } from './save-download.ts';
import { accessToken, endSession, sessionState, signIn, signOut } from './session.ts';

/** The worker's implementation of the API for pages. Stateless between calls. */
export const handlers: Handlers<BackgroundApi> = (signal) => ({
  describe: async (image, context) => createRemoteService(await server()).describe(image, context, signal),
  reserve: async (photos, leaseId) => {
    const reserved = await (await server()).call(reserveEndpoint, { body: { photos, leaseId }, signal });
    await remember(reserved.usage);
    return reserved;
  },
  settle: async (leaseId) => {
    const { usage } = await (await server()).call(settleEndpoint, { parameters: { leaseId }, body: {} });
    await remember(usage);
    return usage;
  },
  account: async () => {
    try {
      const account = await (await server()).call(accountEndpoint, { signal });
      const user = await readUser();
      if (user) await rememberUsage(account, user.subject);
      return account;
    } catch (error) {
      if (error instanceof AppError && error.failure.code === 'session-over') {
        await endSession(error.failure);
      }
      throw error;
    }
  },
  session: sessionState,
  signIn,
  signOut,
  saveZip: saveDownload,
  progress: showProgress,
  progressEnded: clearProgress,
});

/** Creates a client of the configured server with the signed-in user's token. */
async function server(): Promise<ApiClient> {
  const { serverUrl } = await readSettings();
  return createApiClient({ baseUrl: serverUrl, getToken: accessToken });
}

async function remember(usage: Usage): Promise<void> {
  const user = await readUser();
  if (user) await rememberCount(usage, user.subject);
}
