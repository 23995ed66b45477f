import { createApiClient } from '#browser/service/api-client.ts';
import { AppError } from '#core/failure.ts';

/** An API client without a token, for public endpoints; it does not load the sign-in library. */
export const publicApi = createApiClient({
  baseUrl: '',
  getToken: () => Promise.reject(new AppError({ code: 'sign-in-required', details: {} })),
});
