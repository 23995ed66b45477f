import { type Site, startSite } from '../e2e/site/support/start-site.ts';
import type { FakeChatServer } from '../fakes/servers/fake-chat-server.ts';

/** The built site for a user of the largest plan, whose photos are described by a fake chat server. */
export function startToldSite({ baseUrl }: FakeChatServer): Promise<Site> {
  return startSite({
    ENGINE: 'openai',
    OPENAI_BASE_URL: baseUrl,
    OPENAI_API_KEY: 'a-key-for-benchmarks',
    DEFAULT_PLAN: 'enterprise',
  });
}
