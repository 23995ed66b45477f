import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv, SETTING_NAMES } from '#server/env.ts';
import { STOP_MS } from '#server/limits.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');

interface Compose {
  readonly services: {
    readonly server: {
      readonly build: { readonly context: string; readonly dockerfile: string };
      readonly ports: readonly string[];
      readonly environment: Readonly<Record<string, string>>;
      readonly depends_on: Readonly<Record<string, { readonly condition: string }>>;
      readonly stop_grace_period: string;
    };
    readonly database: {
      readonly environment: Readonly<Record<string, string>>;
      readonly volumes: readonly string[];
      readonly healthcheck: object;
    };
  };
  readonly volumes: Readonly<Record<string, unknown>>;
}

const { services, volumes } = parse(read('compose.yaml')) as Compose;
const { server, database } = services;

/** A person's entries in deploy/.env. */
const OWN: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://photos.example.org',
  AUTH0_DOMAIN: 'photos.eu.auth0.com',
  AUTH0_CLIENT_ID: 'client',
  AUTH0_AUDIENCE: 'https://photos.example.org/api',
  POSTGRES_PASSWORD: 'secret',
};

/** Fills in variables as Docker Compose does: `${NAME:?error}` must be set, `${NAME:-default}` may be. */
function filledIn(text: string): string {
  return text.replace(
    /\$\{([A-Z0-9_]+)(?::([?-])([^}]*))?\}/g,
    (_, name: string, sign?: string, rest = '') => {
      const value = OWN[name] ?? (sign === '-' ? String(rest) : undefined);
      if (value === undefined) throw new Error(`${name} is not set.`);
      return value;
    },
  );
}

const settings = (environment: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)]));
const image = Object.fromEntries(
  Array.from(read('Dockerfile').matchAll(/^(?:ENV| {3}) ([A-Z_]+)=(\S+)/gm), ([, name = '', value = '']) => [
    name,
    value,
  ]),
);

describe('compose.yaml', () => {
  it('gives the server settings that it starts with, on PostgreSQL', () => {
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(server.environment)));
    const env = readEnv({ ...image, ...settings(server.environment) });
    expect(env).toMatchObject({ NODE_ENV: 'production', ENGINE: 'embedded', HOST: '0.0.0.0' });
    const url = new URL(env.DATABASE_URL ?? '');
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = settings(database.environment);
    expect([url.username, url.password, url.hostname, url.pathname]).toEqual([
      POSTGRES_USER,
      POSTGRES_PASSWORD,
      'database',
      `/${POSTGRES_DB}`,
    ]);
  });

  it('publishes the image’s port only to this machine', () => {
    expect(server.ports).toEqual([`127.0.0.1:${image['PORT']}:${image['PORT']}`]);
  });

  it('builds the Dockerfile’s image from the repository', () => {
    const { context, dockerfile } = server.build;
    expect(existsSync(join(DEPLOY, context, 'package.json'))).toBe(true);
    expect(existsSync(join(DEPLOY, context, dockerfile))).toBe(true);
  });

  it('starts the server when its database is ready, and gives it enough time to stop', () => {
    expect(server.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(database.healthcheck).toHaveProperty('test');
    expect(Number.parseInt(server.stop_grace_period, 10)).toBeGreaterThan(STOP_MS / 1000);
  });

  it('keeps the database in a declared volume', () => {
    const [name = ''] = (database.volumes[0] ?? '').split(':');
    expect(volumes).toHaveProperty(name);
  });

  it('needs only variables that the self-hosting page lists', () => {
    const page = readFileSync(join(DEPLOY, '../docs/self-hosting.md'), 'utf8');
    for (const name of Object.keys(OWN)) expect(page).toContain(`\`${name}\``);
  });
});
