import { createApiClient } from '#browser/api-client.ts';
import { accessToken } from './auth/auth-session.ts';

/** The server, as whoever is signed in here. */
export const api = createApiClient({ baseUrl: '', getToken: accessToken });
