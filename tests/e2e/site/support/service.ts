import { type Site, startSite } from '../../../../scripts/visitor/start-site.ts';
import { type ColourEngine, startColourEngine } from './colour-engine.ts';

export type ServerSettings = Readonly<Record<string, string>>;

/** The server with the built site, and its engine, which recognizes colors. */
export interface Service {
  readonly engine: ColourEngine;
  readonly site: Site;
  /** Ends a service that is not shared. */
  leave(): Promise<void>;
}

/** What most files need: every account may organize enough photos. */
export const PRO = { DEFAULT_PLAN: 'pro', FOUNDING_MEMBERS: '0' } as const;
/** Every account has the free plan and its limits. */
export const FREE = { DEFAULT_PLAN: 'free', FOUNDING_MEMBERS: '0' } as const;

/** One for all files of a worker. They end with the worker. */
const shared = new Map<ServerSettings, Promise<Service> | undefined>([
  [PRO, undefined],
  [FREE, undefined],
]);
let files = 0;

/**
 * Returns the service of a test file. With {@link PRO} or {@link FREE} it is one for many files, whose people have
 * accounts of their own; see {@link addressTagFor}. A file that counts or changes what belongs to all accounts gives
 * settings of its own, or a copy of these, and has a server to itself.
 */
export async function serviceWith(settings: ServerSettings): Promise<Service> {
  const service = shared.get(settings) ?? startService(settings);
  if (shared.has(settings)) shared.set(settings, service);
  (await service).engine.reset();
  return service;
}

/** Returns what tells a file's accounts from those of other files, if they share a server. */
export function addressTagFor(settings: ServerSettings): string | undefined {
  if (!shared.has(settings)) return undefined;
  files += 1;
  return String(files);
}

async function startService(settings: ServerSettings): Promise<Service> {
  const engine = await startColourEngine();
  const site = await startSite({ ...engine.settings, ...settings });
  const leave = async () => {
    if (!shared.has(settings)) await Promise.all([site.stop(), engine.close()]);
  };
  return { engine, site, leave };
}
