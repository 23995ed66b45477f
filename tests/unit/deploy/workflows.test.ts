import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../../package.json' with { type: 'json' };

interface Workflow {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

const ROOT = join(import.meta.dirname, '../../..');
const NAMES = readdirSync(join(ROOT, '.github/workflows'));
const read = (name: string) => readFileSync(join(ROOT, '.github/workflows', name), 'utf8');
const workflow = (name: string) => parse(read(name)) as Workflow;
const commandsOf = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe('the workflows', () => {
  it('check each push and each pull request with the script that checks a submission', () => {
    const ci = workflow('ci.yml');
    expect(Object.keys(ci.on)).toEqual(['push', 'pull_request']);
    expect(commandsOf(ci)).toEqual(['.ci/run']);
  });

  it('run every night what the daily run leaves out, and some mutation testing', () => {
    const nightly = workflow('nightly.yml');
    expect(nightly.on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }] });
    expect(commandsOf(nightly)).toEqual([
      'npm ci',
      'npm run nightly',
      'npm ci',
      'npm --prefix lab ci',
      'npm run build',
      'npm --prefix lab run mutation:short',
    ]);
  });

  it('release a tag once the whole check and the installed package’s tests have passed', () => {
    const release = workflow('release.yml');
    expect(release.on).toEqual({ push: { tags: ['v*'] } });
    expect(commandsOf(release)).toEqual([
      '.ci/run',
      'npm run test:all -- tests/e2e/package',
      'npm run release -- --tag "$TAG" --image --publish',
    ]);
  });

  it('run only the repository’s scripts', () => {
    const lab = JSON.parse(readFileSync(join(ROOT, 'lab/package.json'), 'utf8')) as { scripts: object };
    const known = new Set(['npm ci', 'npm --prefix lab ci', '.ci/run']);
    for (const script of Object.keys(packageJson.scripts)) known.add(`npm run ${script}`);
    for (const script of Object.keys(lab.scripts)) known.add(`npm --prefix lab run ${script}`);
    const called = NAMES.flatMap((name) => commandsOf(workflow(name))).map(
      (command) => /^npm (?:--prefix lab )?run [\w:]+/.exec(command)?.[0] ?? command,
    );
    expect(called.length).toBeGreaterThan(5);
    expect(called.filter((command) => !known.has(command))).toEqual([]);
  });

  it('check the oldest and the newest Node.js that package.json names', () => {
    const { jobs } = parse(read('ci.yml')) as {
      jobs: { check: { strategy: { matrix: { node: string[] } } } };
    };
    const { node } = packageJson.engines;
    expect(node).toBe('^20.19.0 || ^22.12.0 || ^24.0.0');
    expect(jobs.check.strategy.matrix.node).toEqual(['20.19', '24']);
  });

  it('may only read the repository, except to create a release', () => {
    for (const name of ['ci.yml', 'nightly.yml']) {
      expect(workflow(name).permissions).toEqual({ contents: 'read' });
    }
    expect(workflow('release.yml').permissions).toEqual({ contents: 'write' });
  });

  it('put nothing from an event into a command', () => {
    for (const name of NAMES) {
      for (const command of commandsOf(workflow(name))) expect(command).not.toContain('${{');
    }
  });
});
