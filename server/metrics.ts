import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Engine } from './engines/engine.ts';

/** One request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** The route's pattern: an address may carry what is private, and there is no end of them. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export interface Metrics {
  readonly count: (request: AnsweredRequest) => void;
  /** All of it as text (Prometheus exposition format 0.0.4). */
  readonly text: () => Promise<string>;
}

/** From what a health check takes to what a photo may take. */
const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 25];

/**
 * What whoever runs the server watches: how long photos wait for the engine (by which copies are added), how
 * requests were answered, the event loop's delay and the memory. It holds numbers of this copy alone, and nothing
 * of any person.
 */
export function createMetrics(engine: Engine | undefined): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'wheremypix_request_seconds',
    help: 'Time from the head of a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const load = () => engine?.load?.();
  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read() ?? 0);
      },
    });
  gauge('wheremypix_engine_wait_seconds', 'How long a photo that came now would wait for the engine', () => {
    const now = load();
    return now && now.waitMs / 1000;
  });
  gauge('wheremypix_engine_waiting_photos', 'Photos that wait for the engine', () => load()?.waiting);
  gauge('wheremypix_engine_photos_under_way', 'Photos that the engine looks at', () => load()?.underWay);
  return {
    count: ({ method, route, status, ms }) => seconds.observe({ method, route, status }, ms / 1000),
    text: () => registry.metrics(),
  };
}

/** Answers `GET /metrics` and nothing else, on a port of its own that need not be reached from outside. */
export function createMetricsServer({ text }: Pick<Metrics, 'text'>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) => response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(body),
      () => response.writeHead(500).end(),
    );
  });
}
