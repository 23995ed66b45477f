import { describe, expect, it } from 'vitest';
import { createEngine } from '#server/engines/create-engine.ts';
import { readEnv } from '#server/env.ts';

const engineWith = (settings: Readonly<Record<string, string>>) =>
  createEngine(readEnv({ ENGINE: 'openai', ...settings }), 'nowhere');

describe('an engine that is an outside service', () => {
  it(
    'accepts a key of more than 10 characters, and no shorter one',
    { tags: ['ai-service-key-longer-than', 'key-more-than-10-characters'] },
    async () => {
      expect(await engineWith({})).toBeUndefined();
      expect(await engineWith({ OPENAI_API_KEY: 'k'.repeat(10) })).toBeUndefined();
      expect(await engineWith({ OPENAI_API_KEY: 'k'.repeat(11) })).toBeDefined();
    },
  );

  it.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:8000/v1',
    'http://192.168.1.20/v1',
    'http://172.20.0.3:8000/v1',
    'http://[fd00::5]:8000/v1',
    'http://vllm:8000/v1',
    'http://model.vllm.svc.cluster.local/v1',
  ])(
    'needs no key if it runs on this machine or in its network: %s',
    { tags: ['ai-service-key-longer-than', 'key-more-than-10-characters'] },
    async (url) => {
      expect(await engineWith({ OPENAI_BASE_URL: url })).toBeDefined();
    },
  );

  it.each(['http://10.evil.com/v1', 'http://localhost.evil.com/v1', 'http://127.0.0.1.evil.com/v1'])(
    'needs its key at %s, which only looks local',
    async (url) => {
      expect(await engineWith({ OPENAI_BASE_URL: url })).toBeUndefined();
    },
  );
});
