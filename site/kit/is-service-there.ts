import { AppError, type Failure } from '#core/failure.ts';
import { configEndpoint } from '#protocol/config.ts';
import { isProviderRemembered } from '../auth/provider-config.ts';
import { publicApi } from './public-api.ts';

/**
 * Whether our server answers at this site's address. A static host answers with a page or an error of its own; while
 * nothing answers, it is there if it was before.
 */
export async function isServiceThere(): Promise<boolean> {
  try {
    await publicApi.call(configEndpoint);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return !isAnswerOfAnother(error.failure) && isProviderRemembered();
  }
}

/** No server of ours with a service would answer so. */
function isAnswerOfAnother(failure: Failure): boolean {
  if (failure.code === 'no-service') return true;
  return failure.code === 'server-failed' && failure.details.status < 500;
}
