import { AppError } from '#core/failure.ts';
import { configEndpoint, type ConfigReply, configReplySchema } from '#protocol/config.ts';
import { publicApi } from '../kit/public-api.ts';

/** What the server said last; nothing in it is secret. */
const CONFIG_KEY = 'server-config';

/**
 * Where people sign in. A server that cannot be reached has said it before: so whoever is signed in stays so.
 *
 * @throws {AppError} where the server does not say, and never has
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
    console.warn('This browser keeps nothing for us', error);
  }
}

function recall(): ConfigReply | undefined {
  try {
    return configReplySchema.safeParse(JSON.parse(localStorage.getItem(CONFIG_KEY) ?? '')).data;
  } catch {
    return undefined;
  }
}
