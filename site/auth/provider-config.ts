import { AppError } from '#core/failure.ts';
import { configEndpoint, type ConfigReply, configReplySchema } from '#protocol/config.ts';
import { publicApi } from '../kit/public-api.ts';

/** Key of the server's last response, which contains no secrets. */
const CONFIG_KEY = 'server-config';

/**
 * Returns the identity provider's configuration. If the server is unreachable, the last one is used, so that users
 * stay signed in.
 *
 * @throws {AppError} if the server is unreachable and nothing is stored
 */
export async function providerConfig(): Promise<ConfigReply> {
  try {
    const config = await publicApi.call(configEndpoint);
    remember(config);
    return config;
  } catch (error) {
    const remembered = error instanceof AppError ? recall() : undefined;
    if (remembered) return remembered;
    throw error;
  }
}

function remember(config: ConfigReply): void {
  try {
    localStorage.setItem(CONFIG_KEY, JSON.stringify(config));
  } catch (error) {
    console.warn('The storage of this browser is unavailable', error);
  }
}

function recall(): ConfigReply | undefined {
  try {
    return configReplySchema.safeParse(JSON.parse(localStorage.getItem(CONFIG_KEY) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Returns whether this browser has received a response from the server before, which proves that there is a server. */
export function isProviderRemembered(): boolean {
  return recall() !== undefined;
}
