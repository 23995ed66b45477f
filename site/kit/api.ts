import { createApiClient } from '#browser/api-client.ts';

/** The server, as whoever is signed in here. The sign-in library comes with the first call. */
export const api = createApiClient({
  baseUrl: '',
  getToken: async (reason) => (await import('../auth/auth-session.ts')).accessToken(reason),
});
