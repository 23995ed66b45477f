import { AppError, type Failure } from '#core/failure.ts';
import { configEndpoint } from '#protocol/config.ts';
import { isProviderRemembered } from '../auth/provider-config.ts';
import { publicApi } from './public-api.ts';

/**
 * Returns whether our server responds at this site's address. A static host responds with a page or an error of its
 * own; without any response, the earlier result counts.
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

/** Returns whether the response can't be from one of our servers with a service. */
function isAnswerOfAnother(failure: Failure): boolean {
  if (failure.code === 'no-service') return true;
  return failure.code === 'server-failed' && failure.details.status < 500;
}
