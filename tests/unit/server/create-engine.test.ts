import { describe, expect, it } from 'vitest';
import { createEngine } from '#server/engines/create-engine.ts';
import { readEnv } from '#server/env.ts';

const engineWith = (settings: Readonly<Record<string, string>>) =>
  createEngine(readEnv({ ENGINE: 'openai', ...settings }), 'nowhere');

describe('an engine that is somebody’s service', () => {
  it('takes a key of more than 10 characters for one, and none that is shorter', async () => {
    expect(await engineWith({})).toBeUndefined();
    expect(await engineWith({ OPENAI_API_KEY: 'k'.repeat(10) })).toBeUndefined();
    expect(await engineWith({ OPENAI_API_KEY: 'k'.repeat(11) })).toBeDefined();
  });

  it('needs no key where it runs on this machine', async () => {
    expect(await engineWith({ OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toBeDefined();
  });
});
