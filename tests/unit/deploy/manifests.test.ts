import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { healthEndpoint, readyEndpoint } from '#protocol/health.ts';
import { readEnv, SETTING_NAMES } from '#server/env.ts';
import { createEngine } from '#server/engines/create-engine.ts';
import { createMetrics } from '#server/metrics.ts';
import { STOP_MS } from '#server/limits.ts';

const DEPLOY = fileURLToPath(new URL('../../../deploy', import.meta.url));
const ROOT = join(DEPLOY, '..');
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');

const serverConfig = (parse(read('kubernetes/server/config.yaml')) as { data: Record<string, string> }).data;
const modelConfig = (parse(read('kubernetes/vllm/server-config.yaml')) as { data: Record<string, string> })
  .data;
const secret = {
  DATABASE_URL: 'postgres://user:password@host/database',
  OPENAI_API_KEY: 'a-key-of-some-length',
};
const deployment = parse(read('kubernetes/server/deployment.yaml')) as {
  spec: {
    template: {
      metadata: { annotations: Record<string, string> };
      spec: { terminationGracePeriodSeconds: number; containers: [Container] };
    };
  };
};
interface Container {
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly lifecycle: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
  readonly startupProbe: Probe;
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
const { spec: pod, metadata } = deployment.spec.template;
const [server] = pod.containers;

const dockerfile = read('Dockerfile');
/** The environment variables that the last stage sets. */
const imageSettings = Object.fromEntries(
  [...dockerfile.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=(\S+)/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

describe('the manifests', () => {
  it('are all included in what is applied', () => {
    for (const folder of ['server', 'vllm']) {
      const applied = parse(read(`kubernetes/${folder}/kustomization.yaml`)) as {
        resources: string[];
        patches?: { path: string }[];
      };
      const taken = [...applied.resources, ...(applied.patches ?? []).map(({ path }) => path)];
      const there = readdirSync(join(DEPLOY, 'kubernetes', folder)).filter(
        (name) => name !== 'kustomization.yaml',
      );
      expect(new Set(taken.filter((name) => !name.startsWith('..')))).toEqual(new Set(there));
    }
  });

  it.each(
    Object.keys({ ...serverConfig, ...modelConfig, ...imageSettings, ...secret }).filter(
      // A setting of the C library.
      (name) => name !== 'MALLOC_ARENA_MAX',
    ),
  )('%s is a setting of the server', (name) => {
    expect(SETTING_NAMES).toContain(name);
  });

  it('let the server start: with the embedded engine, and with the model on GPUs', async () => {
    expect(readEnv({ ...imageSettings, ...serverConfig, ...secret })).toMatchObject({ ENGINE: 'embedded' });
    const env = readEnv({ ...imageSettings, ...serverConfig, ...modelConfig, ...secret });
    const engine = await createEngine(env, '');
    expect(engine?.name).toBe('Qwen/Qwen2.5-VL-3B-Instruct at where-my-pix-model:8000');
  });

  it('name the image’s ports', () => {
    const ports = Object.fromEntries(
      server.ports.map(({ name, containerPort }) => [name, String(containerPort)]),
    );
    expect(ports).toEqual({ http: imageSettings['PORT'], metrics: imageSettings['METRICS_PORT'] });
    expect(dockerfile).toContain(`EXPOSE ${imageSettings['PORT']} ${imageSettings['METRICS_PORT']}\n`);
    expect(metadata.annotations['prometheus.io/port']).toBe(imageSettings['METRICS_PORT']);
  });

  it('probe the server’s health and readiness', () => {
    const { startupProbe, readinessProbe, livenessProbe } = server;
    expect(startupProbe.httpGet).toEqual({ path: healthEndpoint.path, port: 'http' });
    expect(livenessProbe.httpGet).toEqual({ path: healthEndpoint.path, port: 'http' });
    expect(readinessProbe.httpGet).toEqual({ path: readyEndpoint.path, port: 'http' });
    expect(dockerfile).toContain(`http://127.0.0.1:${imageSettings['PORT']}${healthEndpoint.path}`);
  });

  it('give the server enough time to stop', () => {
    const waitSeconds = Number(server.lifecycle.preStop.exec.command.at(-1));
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(waitSeconds + STOP_MS / 1000);
  });

  it('scale by a metric that the server has', async () => {
    const name = 'wheremypix_engine_wait_seconds';
    expect(read('kubernetes/server/autoscaler.yaml')).toContain(`metric: { name: ${name} }`);
    expect(read('kubernetes/prometheus-adapter-values.yaml')).toContain(`as: ${name}`);
    expect(await createMetrics(undefined).text()).toContain(`# TYPE ${name} gauge`);
  });
});

describe('the image', () => {
  it('runs as an unprivileged user, on the required Node, without build and test tools', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1);
    const last = stages.at(-1) ?? '';
    expect(last).toMatch(/^USER node$/m);
    expect(last).not.toMatch(/\bRUN npm\b/);
    expect(last).toContain('COPY --from=packages');
    expect(stages.at(-2)).toContain('npm ci --omit=dev');
    for (const stage of stages) expect(stage).toMatch(/^node:24\.\d+\.\d+-bookworm-slim AS /);
  });

  it('copies only existing files', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const run = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
    expect(run).not.toEqual([]);
    for (const script of run) expect(scripts).toHaveProperty([script]);
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    const there = readdirSync(ROOT);
    for (const path of copied.filter((name) => name !== '.')) expect(there).toContain(path);
  });
});
