import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/** Global setup for tests on PostgreSQL: starts a server, and stops it afterwards. */
// oxlint-disable-next-line import/no-default-export -- vitest requires one
export default async function setUp(project: TestProject): Promise<() => void> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
