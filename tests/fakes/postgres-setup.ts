import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/** Before the tests that run on PostgreSQL: starts one, and stops it when they are done. */
// oxlint-disable-next-line import/no-default-export -- vitest asks for one
export default async function setUp(project: TestProject): Promise<() => void> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
