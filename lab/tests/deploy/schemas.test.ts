import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');

/** Kubernetes' own schemas, by kind. */
const KINDS = { ConfigMap, Deployment, HorizontalPodAutoscaler, NetworkPolicy, PodDisruptionBudget, Service };

interface Manifest {
  readonly apiVersion: string;
  readonly kind: keyof typeof KINDS;
  readonly metadata: { readonly name: string };
}

const manifests = readdirSync(join(DEPLOY, 'kubernetes'), { recursive: true, encoding: 'utf8' })
  .map((path) => `kubernetes/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.yaml') && !/kustomization|-values/.test(path))
  .flatMap((path) =>
    parseAllDocuments(read(path)).map((document) => [path, document.toJS() as Manifest] as const),
  );

it.each(manifests)('%s has the form that Kubernetes requires', (_path, manifest) => {
  const Kind = KINDS[manifest.kind];
  const model = new Kind(manifest);
  expect(manifest.apiVersion).toBe(Kind.apiVersion);
  expect(() => model.validate()).not.toThrow();
});

it('the Dockerfile passes its linter', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
});
