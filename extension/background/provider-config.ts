import { createApiClient } from '#browser/service/api-client.ts';
import { AppError } from '#core/failure.ts';
import { configEndpoint, type ConfigReply, configReplySchema } from '#protocol/config.ts';
import { fieldsOf, storedValue } from '../storage/stored-value.ts';

interface SaidConfig {
  readonly serverUrl: string;
  readonly config: ConfigReply;
}

const said = storedValue<SaidConfig | undefined>('local', 'server-config', (stored) => {
  const { serverUrl, config } = fieldsOf(stored);
  const read = configReplySchema.safeParse(config);
  return typeof serverUrl === 'string' && read.success ? { serverUrl, config: read.data } : undefined;
});

/**
 * Returns the identity provider's configuration from the server; from the cache if the server is unreachable.
 *
 * @throws {AppError} if the server is unreachable and nothing is cached
 */
export async function providerConfig(serverUrl: string): Promise<ConfigReply> {
  const api = createApiClient({
    baseUrl: serverUrl,
    getToken: () => Promise.reject(new AppError({ code: 'sign-in-required', details: {} })),
  });
  try {
    const config = await api.call(configEndpoint);
    await said.write({ serverUrl, config });
    return config;
  } catch (error) {
    const before = await said.read();
    if (before?.serverUrl === serverUrl) return before.config;
    throw error;
  }
}
