/** What the bundler knows of a module: who imports it, and whether it is an entry of the build. */
interface ImportedModule {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(moduleId: string): ImportedModule | null;
}

/** The module whose dynamic imports are the pages. */
const PAGE_RECORDS = /[\\/]site[\\/]app[\\/]pages\.ts$/;

/**
 * Returns the name of the page that alone needs a module, so that a page is one file: the bundler would make a chunk
 * for each set of dynamic imports that share modules, and a browser pays for each. `null` for a module that another
 * page or entry reaches in any way, and for one that its page imports only on demand.
 */
export function pageChunk(moduleId: string, graph: ModuleGraph): string | null {
  const [page, ...others] = usersOf(moduleId, graph, 'any-import');
  if (page === undefined || others.length > 0 || !isPage(graph.getModuleInfo(page))) return null;
  if (usersOf(moduleId, graph, 'static-imports').size === 0) return null;
  return /([^\\/]+)\.tsx$/.exec(page)?.[1] ?? null;
}

/** Returns the pages and entries that reach a module. */
function usersOf(
  moduleId: string,
  graph: ModuleGraph,
  through: 'any-import' | 'static-imports',
): Set<string> {
  const users = new Set<string>();
  const seen = new Set([moduleId]);
  for (const id of seen) {
    const module = graph.getModuleInfo(id);
    if (!module) continue;
    if (module.isEntry || isPage(module)) users.add(id);
    for (const importer of module.importers) seen.add(importer);
    if (through === 'any-import' && !isPage(module))
      for (const importer of module.dynamicImporters) seen.add(importer);
  }
  return users;
}

function isPage(module: ImportedModule | null): boolean {
  return module?.dynamicImporters.some((importer) => PAGE_RECORDS.test(importer)) ?? false;
}
