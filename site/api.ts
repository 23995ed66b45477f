import { createApiClient } from '#browser/api-client.ts';

/** The server, as whoever is signed in here. */
export const api = createApiClient({
  baseUrl: '',
  getToken: async () => {
    const { accessToken } = await import('./auth/auth-session.ts');
    return accessToken();
  },
});
