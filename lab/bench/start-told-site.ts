import { type Site, startSite } from '../../scripts/visitor/start-site.ts';
import type { FakeChatServer } from '../../scripts/visitor/fake-chat-server.ts';

/** The built site for a user of the largest plan, whose photos a fake chat server describes. */
export function startToldSite({ baseUrl }: FakeChatServer): Promise<Site> {
  return startSite({
    ENGINE: 'openai',
    OPENAI_BASE_URL: baseUrl,
    OPENAI_API_KEY: 'a-key-for-benchmarks',
    DEFAULT_PLAN: 'enterprise',
  });
}
