import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Engine } from './engines/engine.ts';

/** One answered request. */
export interface AnsweredRequest {
  readonly method: string;
  /** The route's pattern, not the URL: URLs may contain private data and would make unbounded label values. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export interface Metrics {
  readonly count: (request: AnsweredRequest) => void;
  /** Returns all metrics in the Prometheus text format 0.0.4. */
  readonly text: () => Promise<string>;
}

/** Histogram buckets, from the time of a health check to the timeout of a photo. */
const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 25];

/**
 * Creates the metrics for operators: how long photos wait for the engine (the autoscaler's metric), how requests were
 * answered, the event loop's delay and the memory. They cover this instance only and contain no personal data.
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

/** Serves `GET /metrics` and nothing else, on a separate port that doesn't need to be public. */
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
