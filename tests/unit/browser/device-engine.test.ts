import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeviceEngine } from '#browser/device/device-engine.ts';
import type { DeviceManifest } from '#browser/device/device-manifest.ts';

interface Sent {
  readonly id: number;
  readonly request: object;
}

const LOOK = { analysis: { description: 'A letter.' }, page: {} };
const LINES = [{ text: 'TOTAL 5.00', confidence: 90, height: 20, top: 0.5 }];

/** Workers that answer by the name of their script; a request without an answer ends its worker. */
function stubWorkers(answerOf: (script: string, request: object) => unknown) {
  class StubWorker extends EventTarget {
    readonly #script: string;
    constructor(url: URL) {
      super();
      this.#script = url.pathname.split('/').at(-1) ?? '';
    }
    postMessage({ id, request }: Sent) {
      const value = answerOf(this.#script, request);
      queueMicrotask(() =>
        this.dispatchEvent(
          value === undefined
            ? Object.assign(new Event('error'), { message: 'out of memory' })
            : new MessageEvent('message', { data: { id, ok: true, value } }),
        ),
      );
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', StubWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
}

const MANIFEST: DeviceManifest = { version: 'v1', recipe: '', classifiers: [], files: {} };

async function described(lines: unknown, withText: unknown) {
  const asked: string[] = [];
  stubWorkers((script, request) => {
    asked.push(script);
    if (script.startsWith('working-size')) return {};
    if (script.startsWith('reading')) return lines;
    return 'look' in request ? withText : LOOK;
  });
  const engine = new DeviceEngine({ baseUrl: '/engine/' }, MANIFEST);
  return { analysis: await engine.describe(new Uint8Array(3), new AbortController().signal), asked };
}

afterEach(() => vi.unstubAllGlobals());

describe('a page on this device', () => {
  it('is described with what was read', async () => {
    const { analysis } = await described(LINES, { analysis: { description: 'A receipt.' } });
    expect(analysis).toEqual({ description: 'A receipt.' });
  });

  it.each([
    ['its text cannot be read', undefined, undefined],
    ['what was read cannot be added', LINES, undefined],
  ])('keeps its description if %s', async (_, lines, withText) => {
    const { analysis } = await described(lines, withText);
    expect(analysis).toEqual(LOOK.analysis);
  });

  it('asks nobody again if nothing was read', async () => {
    const { asked } = await described([], undefined);
    expect(asked.filter((script) => script.startsWith('engine'))).toHaveLength(1);
  });
});
