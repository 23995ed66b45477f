import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMetrics, createMetricsServer } from '#server/metrics.ts';
import { fakeEngine, testApp } from '../../fakes/servers/test-app.ts';

async function watched() {
  const engine = { ...fakeEngine(), load: () => ({ waiting: 7, underWay: 2, waitMs: 1500 }) };
  const metrics = createMetrics(engine);
  const test = await testApp({ engine, metrics });
  const server = createMetricsServer(metrics).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { ...test, read: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

describe('GET /metrics', () => {
  it('reports how long photos wait, by which the server is scaled', async () => {
    const { read } = await watched();
    const answer = await read('/metrics');
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toMatch(/^wheremypix_engine_wait_seconds 1\.5$/m);
    expect(text).toMatch(/^wheremypix_engine_waiting_photos 7$/m);
    expect(text).toMatch(/^wheremypix_engine_photos_under_way 2$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('counts requests by route pattern, without personal data', async () => {
    const { as, app, read } = await watched();
    const sam = await as('sam.private@example.com');
    await sam('/api/batches/sam.private@example.com/settle', { method: 'POST', body: '{}' });
    await app.request('/nowhere/sam.private@example.com');
    const text = await (await read('/metrics')).text();
    expect(text).toMatch(
      /^wheremypix_request_seconds_count\{method="POST",route="\/api\/batches\/:leaseId\/settle",status="404"\} 1$/m,
    );
    expect(text).not.toContain('sam.private');
  });

  it('has a port of its own that serves nothing else', async () => {
    const { app, read } = await watched();
    expect((await app.request('/metrics')).status).toBe(404);
    for (const path of ['/', '/api/config', '/healthz']) expect((await read(path)).status).toBe(404);
  });
});
