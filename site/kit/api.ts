import { createApiClient } from '#browser/service/api-client.ts';

/** An API client with the signed-in user's token. The sign-in library is loaded with the first request. */
export const api = createApiClient({
  baseUrl: '',
  getToken: async (reason) => (await import('../auth/auth-session.ts')).accessToken(reason),
});
