import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../../../dist', import.meta.url));
const NODE_MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const TEXTS = new Set(['.html', '.js', '.css', '.webmanifest', '.xml']);
const PRECOMPRESSED = new Set(['.br', '.gz']);

/** A copy of the built server and site, in which a newer build can replace the older one. */
export interface Deployment {
  /** The built server's main file. */
  readonly server: string;
  /**
   * Replaces the site with a newer build: the same pages, whose scripts and styles have other names, while the older
   * ones are gone. The server reads the pages when it starts, so it must be restarted.
   */
  deployNewer(): Promise<void>;
  remove(): Promise<void>;
}

export async function createDeployment(): Promise<Deployment> {
  const root = await mkdtemp(join(tmpdir(), 'where-my-pix-deployed-'));
  const dist = join(root, 'dist');
  await mkdir(dist);
  await cp(join(DIST, 'server'), join(dist, 'server'), { recursive: true });
  const older = join(dist, 'site');
  await cp(join(DIST, 'site'), older, {
    recursive: true,
    filter: (path) => !PRECOMPRESSED.has(extname(path)),
  });
  await symlink(join(DIST, 'models'), join(dist, 'models'));
  await symlink(NODE_MODULES, join(root, 'node_modules'));
  const deployNewer = async () => {
    const newer = join(root, 'newer');
    await cp(older, newer, { recursive: true });
    await renameAssets(newer);
    await rm(older, { recursive: true });
    await rename(newer, older);
  };
  return {
    server: join(dist, 'server', 'node.js'),
    deployNewer,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Renames every file in `assets`, and every reference to it. */
async function renameAssets(site: string): Promise<void> {
  const assets = join(site, 'assets');
  const names = new Map((await readdir(assets)).map((name) => [name, name.replace(/\.[a-z0-9]+$/, 'n$&')]));
  await Promise.all(
    (await readdir(site, { recursive: true, withFileTypes: true })).map(async (entry) => {
      if (!entry.isFile() || !TEXTS.has(extname(entry.name))) return;
      const path = join(entry.parentPath, entry.name);
      const text = await readFile(path, 'utf8');
      const renamed = text.replace(/[\w.-]+\.[a-z0-9]+/g, (name) => names.get(name) ?? name);
      if (renamed !== text) await writeFile(path, renamed);
    }),
  );
  for (const [from, to] of names) await rename(join(assets, from), join(assets, to));
}
