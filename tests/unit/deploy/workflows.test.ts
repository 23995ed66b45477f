import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

const ROOT = join(import.meta.dirname, '../../..');
const workflow = (name: string) =>
  parse(readFileSync(join(ROOT, '.github/workflows', name), 'utf8')) as Workflow;
const commandsOf = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe('the workflows', () => {
  it('check each push and each pull request with the very script that checks a submission', () => {
    const ci = workflow('ci.yml');
    expect(Object.keys(ci.on)).toEqual(['push', 'pull_request']);
    expect(commandsOf(ci)).toEqual(['.ci/run']);
  });

  it('run every night what the daily run leaves out', () => {
    const nightly = workflow('nightly.yml');
    expect(nightly.on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }] });
    expect(commandsOf(nightly)).toEqual(['npm ci', 'npm run nightly']);
  });

  it('may only read the repository', () => {
    for (const name of ['ci.yml', 'nightly.yml']) {
      expect(workflow(name).permissions).toEqual({ contents: 'read' });
    }
  });
});
