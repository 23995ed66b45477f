import { createApiClient } from '#browser/api-client.ts';
import { AppError } from '#core/failure.ts';

/** The server, as nobody in particular: for what anyone may ask, without the sign-in library. */
export const publicApi = createApiClient({
  baseUrl: '',
  getToken: () => Promise.reject(new AppError({ code: 'sign-in-required', details: {} })),
});
