import { describe, expect, it } from 'vitest';
import { isThisComputer, OWN_MODEL_LENGTHS, ownModelAddress, parseOwnModel } from '#core/own-model.ts';

describe('a custom model’s address', () => {
  it.each([
    ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
    ['http://localhost:11434', 'http://localhost:11434/v1'],
    ['localhost:1234', 'http://localhost:1234/v1'],
    [' HTTP://LocalHost:1234/ ', 'http://localhost:1234/v1'],
    ['127.0.0.1:8080/v1/', 'http://127.0.0.1:8080/v1'],
    ['http://192.168.1.20:8000/v1/chat/completions', 'http://192.168.1.20:8000/v1'],
    ['https://nas.local/ollama/v1', 'https://nas.local/ollama/v1'],
    ['http://[::1]:11434', 'http://[::1]:11434/v1'],
    ['http://[fd12:3456::1]:11434', 'http://[fd12:3456::1]:11434/v1'],
    ['http://100.101.102.103:11434', 'http://100.101.102.103:11434/v1'],
    ['gpu-box:8000', 'http://gpu-box:8000/v1'],
  ])('%s is %s', (typed, baseUrl) => {
    expect(ownModelAddress(typed)).toEqual({ baseUrl });
  });

  it.each([
    'https://api.openai.com/v1',
    'http://8.8.8.8/v1',
    'http://localhost.example.org/v1',
    'http://127.0.0.1.example.org/v1',
    'http://192.168.1.1.example.org',
    'http://[2606:4700::1111]/v1',
    'http://134744072/v1',
  ])('%s is rejected: photos would leave the network', (typed) => {
    expect(ownModelAddress(typed)).toEqual({ problem: 'not-private' });
  });

  it.each([
    '',
    'ftp://localhost/v1',
    'javascript:alert(1)',
    'http://',
    'http://user:pass@localhost/v1',
    'http://localhost@example.org/v1',
    'http://localhost\\@example.org/v1',
    'http://localhost/v1?to=elsewhere',
    'http://localhost/v1#x',
    'http://local host/v1',
    'http://localhost%2eexample.org/v1',
    'http://lоcalhost/v1', // a Cyrillic o
    `http://localhost/${'a'.repeat(OWN_MODEL_LENGTHS.address)}`,
  ])('%s is invalid', (typed) => {
    expect(ownModelAddress(typed)).toEqual({ problem: 'not-an-address' });
  });

  it.each([
    'http://localhost:11434/v1',
    'http://192.168.1.20:8000/v1',
    'https://nas.local/ollama/v1',
    'http://[fd12:3456::1]:11434/v1',
  ])('%s means the same host to a browser', (typed) => {
    const address = ownModelAddress(typed);
    expect('baseUrl' in address && new URL(address.baseUrl).href).toBe(typed);
  });

  it('is on this computer if a page over HTTPS may call it', () => {
    expect(isThisComputer('http://localhost:11434/v1')).toBe(true);
    expect(isThisComputer('http://127.0.0.1/v1')).toBe(true);
    expect(isThisComputer('http://localhost.lan/v1')).toBe(false);
    expect(isThisComputer('http://192.168.1.20:8000/v1')).toBe(false);
  });
});

describe('stored settings', () => {
  it('are read as they were written', () => {
    const settings = { baseUrl: 'http://localhost:11434/v1', model: 'llava', apiKey: 'secret' };
    expect(parseOwnModel(structuredClone(settings))).toEqual(settings);
    const { apiKey: _, ...withoutKey } = settings;
    expect(parseOwnModel({ ...withoutKey, apiKey: '' })).toEqual(withoutKey);
  });

  it.each([
    null,
    'text',
    {},
    { baseUrl: 'http://localhost/v1', model: '' },
    { baseUrl: 'https://example.org/v1', model: 'llava' },
    { baseUrl: 5, model: 'llava' },
  ])('%j are rejected', (stored) => {
    expect(parseOwnModel(stored)).toBeUndefined();
  });
});
