import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EcmaScriptModule, parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** A part of the project: its folder, the parts it may import, and the packages it may import. */
interface Part {
  readonly folder: string;
  readonly parts: readonly string[];
  readonly packages: RegExp;
}

/** More than fits into a folder at a glance. */
const MOST_FILES = 30;

const NONE = /^$/;
const PARTS: Readonly<Record<string, Part>> = {
  messages: { folder: 'shared/messages', parts: [], packages: NONE },
  core: { folder: 'shared/core', parts: ['messages'], packages: NONE },
  protocol: { folder: 'shared/protocol', parts: ['core'], packages: /^zod(?:\/mini)?$/ },
  engine: { folder: 'shared/engine', parts: ['core'], packages: NONE },
  pipeline: { folder: 'shared/pipeline', parts: ['core'], packages: NONE },
  chat: { folder: 'shared/chat', parts: ['core', 'protocol', 'engine'], packages: NONE },
  codec: {
    folder: 'shared/codec',
    parts: ['core'],
    packages:
      /^(?:libheif-js|@jsquash\/jxl|utif2|bmp-ts|mediabunny|image-size|ignore|@photostructure\/tz-lookup)/,
  },
  storage: {
    folder: 'shared/storage',
    parts: ['core'],
    packages: /^(?:webdav|aws4fetch)$/,
  },
  browser: {
    folder: 'shared/browser',
    parts: ['core', 'protocol', 'engine', 'chat', 'pipeline', 'codec', 'storage'],
    packages: /^(?:webdav|zod|file-selector|idb|@litertjs\/core(?:\/.+)?|tesseract\.js-core\/.+)$/,
  },
  page: { folder: 'shared/page', parts: ['core'], packages: NONE },
  ui: {
    folder: 'shared/ui',
    parts: ['core', 'pipeline', 'storage', 'messages'],
    packages: /^(?:react|react-dom|radix-ui|cmdk|lucide-react|@fontsource)/,
  },
  site: {
    folder: 'site',
    parts: ['core', 'protocol', 'engine', 'pipeline', 'codec', 'storage', 'browser', 'ui', 'messages'],
    packages:
      /^(?:react|react-dom|react-router-dom|radix-ui|lucide-react|@auth0\/auth0-spa-js|@emailjs\/browser|@tanstack\/react-query|@fontsource)/,
  },
  server: {
    folder: 'server',
    parts: ['core', 'protocol', 'engine', 'chat', 'pipeline', 'messages'],
    packages:
      /^(?:node:|(?:hono|@hono\/node-server|hono-rate-limiter|jose|zod|kysely|pg|libsql|pino|stripe|nodemailer|prom-client|sharp|@litertjs\/core|@streamparser\/json)(?:$|\/))/,
  },
  cli: {
    folder: 'cli',
    parts: ['core', 'engine', 'pipeline', 'codec', 'storage', 'server', 'messages'],
    packages: /^(?:node:|sharp|webdav$|chokidar$|@napi-rs\/webcodecs$)/,
  },
  'extension/background': {
    folder: 'extension/background',
    parts: ['core', 'protocol', 'pipeline', 'browser', 'extension', 'messages'],
    packages: /^(?:webextension-polyfill|oauth4webapi)$/,
  },
  extension: {
    folder: 'extension',
    parts: ['core', 'protocol', 'engine', 'pipeline', 'codec', 'storage', 'browser', 'ui', 'messages'],
    packages:
      /^(?:webextension-polyfill|react|react-dom|radix-ui|lucide-react|file-selector|@fontsource|@crxjs\/vite-plugin)/,
  },
};

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
  /** An `import()`, without which the module can start. */
  readonly isLazy: boolean;
}

/** Written by the build, from texts rather than code. */
const COMPILED = 'shared/messages/compiled/';
/** Written by the build, from code that is checked at its source. */
const BUNDLED = 'shared/core/lists/compiled/';

const files = ['shared', 'site', 'server', 'cli', 'extension']
  .flatMap((top) =>
    readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' }).map((path) => `${top}/${path}`),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .filter((path) => !path.startsWith(COMPILED) && !path.startsWith(BUNDLED))
  .toSorted();
const sources = new Map(files.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
/** What the rules read of a file, which is parsed once. */
interface Read {
  readonly imports: readonly Import[];
  /** The source without its comments. */
  readonly code: string;
}

const read = new Map([...sources].map(([path, source]) => [path, readSource(path, source)]));
const imports = [...read.values()].flatMap((file) => file.imports);

function readSource(path: string, source: string): Read {
  const { module, comments } = parseSync(path, source);
  let code = source;
  for (const { start, end } of comments.toReversed()) code = code.slice(0, start) + code.slice(end);
  return { imports: importsOf(path, source, module), code };
}

function importsOf(path: string, source: string, module: EcmaScriptModule): Import[] {
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: path,
    to: resolved(path, moduleRequest.value),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    isLazy: false,
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: path, to: resolved(path, moduleRequest.value), isType, isLazy: false }] : [],
    ),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const request = /^['"](.+)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return request?.[1] ? [{ from: path, to: resolved(path, request[1]), isType: false, isLazy: true }] : [];
  });
  return [...statics, ...exported, ...dynamics];
}

/** Returns one of our files as its path, and a package as its name. */
function resolved(from: string, request: string): string {
  if (request.startsWith('.')) return posix.join(posix.dirname(from), request).replace(/\?.*$/, '');
  if (request === '#sample-results') return 'site/samples/results/en.json';
  const [, alias, rest] = /^#([a-z]+)\/(.+)$/.exec(request) ?? [];
  if (!alias || !rest) return request;
  if (alias === 'words') return `${COMPILED}en/${rest}`;
  return alias === 'server' ? `server/${rest}` : `shared/${alias}/${rest}`;
}

function partOf(path: string): string | undefined {
  return Object.entries(PARTS).find(([, { folder }]) => path.startsWith(`${folder}/`))?.[0];
}

/** Returns the files whose code, without comments, matches a pattern. */
function places(pattern: RegExp, paths: readonly string[] = files): string[] {
  return paths.filter((path) => pattern.test(read.get(path)?.code ?? ''));
}

const isIn = (folders: readonly string[]) => (path: string) =>
  folders.some((folder) => path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`));

describe('architecture', () => {
  it.each(Object.keys(PARTS))(
    '%s imports only what the table allows',
    { tags: ['shared-core-holds-categoriser-naming', 'secret-any-bundle'] },
    (name) => {
      const part = PARTS[name];
      const strangers = imports
        .filter(({ from }) => partOf(from) === name)
        .filter(({ to }) => {
          const target = partOf(to);
          if (target) return target !== name && !part?.parts.includes(target);
          return !/\.css$|\.svg$|\.json$|^package\.json$/.test(to) && !part?.packages.test(to);
        })
        .map(({ from, to }) => `${from} imports ${to}`);
      expect(strangers).toEqual([]);
    },
  );

  it('keeps tests out of the product, and the laboratory out of both', () => {
    const importsIn = (top: string) =>
      readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
        .map((path) => `${top}/${path.replaceAll('\\', '/')}`)
        .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
        .flatMap((path) => readSource(path, readFileSync(join(ROOT, path), 'utf8')).imports);
    const product = [...imports, ...importsIn('scripts')];
    const tests = importsIn('tests');
    expect(product.filter(({ to }) => to.startsWith('tests/'))).toEqual([]);
    expect([...product, ...tests].filter(({ to }) => to.startsWith('lab/'))).toEqual([]);
    expect(tests.filter(({ to }) => to.startsWith('scripts/')).length).toBeGreaterThan(100);
  });

  it('lets the command line import only the server’s engines', () => {
    const others = imports.filter(
      ({ from, to }) =>
        partOf(from) === 'cli' && to.startsWith('server/') && !to.startsWith('server/engines/'),
    );
    expect(others).toEqual([]);
  });

  it('lets the core import only types from the messages', () => {
    const others = imports.filter(
      ({ from, to, isType }) => partOf(from) === 'core' && partOf(to) === 'messages' && !isType,
    );
    expect(others).toEqual([]);
  });

  it('lets the server import only the retry and types from the pipeline', () => {
    const others = imports.filter(
      ({ from, to, isType }) =>
        partOf(from) === 'server' && partOf(to) === 'pipeline' && !isType && !to.endsWith('/retry.ts'),
    );
    expect(others).toEqual([]);
  });

  it('has no cycles among modules that load each other at start', () => {
    expect(cyclesAmong(imports.filter(({ isType, isLazy }) => !isType && !isLazy))).toEqual([]);
  });

  it('has no cycles on the command line, not even of types', () => {
    const own = imports.filter(({ from, isLazy }) => from.startsWith('cli/') && !isLazy);
    expect(cyclesAmong(own)).toEqual([]);
  });
});

/** Returns each cycle of files that import each other, as text. */
function cyclesAmong(edges: readonly Import[]): string[] {
  const graph = new Map<string, string[]>();
  for (const { from, to } of edges) {
    if (sources.has(to)) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of files) visit(path, []);
  return cycles;
}

describe('rooms', () => {
  it('keeps the engine’s tables in its workers: pages and programs load a client', () => {
    const starts = /^(?:site\/app\/main\.ts|cli\/main\.ts|server\/node\.ts|extension\/.+)$/;
    const loaded = new Set(files.filter((path) => starts.test(path)));
    // A set passes its new members too. A worker is started, not imported.
    for (const path of loaded)
      for (const { from, to, isType } of imports) if (from === path && !isType) loaded.add(to);
    expect(loaded.has('shared/browser/device/device-engine.ts')).toBe(true);
    expect(loaded.has('server/engines/embedded/embedded-engine.ts')).toBe(true);
    expect([...loaded].filter((path) => /^shared\/engine\/(?:describing|vocabulary)\//.test(path))).toEqual(
      [],
    );
  });

  it('have at most 30 files per folder', () => {
    const lab = ['lab/bench', 'lab/finetune', 'lab/tests', 'lab/train'];
    const tops = [
      'shared',
      'site',
      'server',
      'cli',
      'extension',
      'scripts',
      'tests',
      'docs',
      'deploy',
      ...lab,
    ];
    const counts = new Map<string, number>();
    for (const top of tops) {
      for (const entry of readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })) {
        const room = relative(ROOT, entry.parentPath).replaceAll('\\', '/');
        const isData = /^(?:shared\/messages|site\/public)(?:\/|$)/.test(room);
        if (entry.isFile() && !isData) counts.set(room, (counts.get(room) ?? 0) + 1);
      }
    }
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });

  it('of the interface import each other in one direction only', () => {
    const roomOf = (path: string) => /^shared\/ui\/([^/]+)\//.exec(path)?.[1];
    const graph = new Map<string, Set<string>>();
    for (const { from, to } of imports) {
      const [room, other] = [roomOf(from), roomOf(to)];
      if (!room || !other || room === other) continue;
      graph.set(room, (graph.get(room) ?? new Set()).add(other));
    }
    const cycles: string[] = [];
    const visit = (room: string, trail: readonly string[]) => {
      if (trail.includes(room)) cycles.push([...trail.slice(trail.indexOf(room)), room].join(' → '));
      else for (const next of graph.get(room) ?? []) visit(next, [...trail, room]);
    };
    for (const room of graph.keys()) visit(room, []);
    expect(cycles).toEqual([]);
  });
});

describe('effects stay at the edge', () => {
  it('calls fetch only in the API client, the engines and for its own files', () => {
    const allowed = isIn([
      'shared/browser/service/api-client.ts',
      'shared/browser/device/engine-files.ts',
      'shared/browser/device/fetch-file.ts',
      'shared/browser/load-module.ts',
      'shared/browser/decoding/located.ts',
      'shared/browser/storage/may-ask.ts',
      'shared/storage/strict-fetch.ts',
      'shared/chat/chat-client.ts',
      'site/app/lazy-pages.tsx',
      'site/upload/sample-pictures.ts',
      'extension/batch/open-web.ts',
      'server/bounded-answer.ts',
      'server/engines',
      'server/identity',
      'server/mail',
    ]);
    expect(places(/(?<![.\w])fetch\(/).filter((path) => !allowed(path))).toEqual([]);
  });

  it('uses the browser’s extension interface only in the extension', () => {
    expect(
      places(/(?<![.\w])(?:chrome|browser)\.[a-z]/i).filter((path) => !isIn(['extension'])(path)),
    ).toEqual([]);
  });

  it('reads settings only in the hosts', { tags: ['secret-any-bundle'] }, () => {
    const allowed = isIn(['server/node.ts', 'cli/main.ts', 'site/upload/host.ts', 'extension/host.ts']);
    expect(places(/process\.env|import\.meta\.env/).filter((path) => !allowed(path))).toEqual([]);
  });

  it('joins the command line with its process only in main.ts', () => {
    const cli = files.filter((path) => path.startsWith('cli/') && path !== 'cli/main.ts');
    const streams = /(?<![.#\w])process\.(?:stdin|stdout|stderr|argv|exitCode)\b/;
    expect(places(streams, cli)).toEqual(['cli/decoding/decoder-process.ts']);
    expect(places(/createEmbeddedEngine|new (?:DecoderPool|FaceFinder)\(/, cli)).toEqual([
      'cli/organize/tools.ts',
    ]);
  });

  it('keeps clock, chance and waiting out of the core', () => {
    const core = files.filter((path) => path.startsWith('shared/core/'));
    expect(places(/Date\.now|new Date\(\)|Math\.random|setTimeout|setInterval/, core)).toEqual([]);
  });
});

describe('single definitions', () => {
  it(
    'keeps every price, limit and plan number in core/accounts/plan.ts or its owner’s limits.ts',
    { tags: ['faq-free-plan-up-100', 'free-has-25-images-pages'] },
    () => {
      const figures = /(?<![\w.])(?:10_?000|100_?000|25_000|15 \* 1024|15_728_640)(?![\w.])|\$(?:9|29)\b/;
      const allowed = (path: string) =>
        path === 'shared/core/accounts/plan.ts' || /\/limits\.ts$|table|vocabulary|labels/.test(path);
      expect(places(figures).filter((path) => !allowed(path))).toEqual([]);
    },
  );

  it('has one reader that walks the entries of a TIFF in either byte order', () => {
    expect(places(/0x4949|0x4d4d/i)).toEqual(['shared/codec/tiff/tiff-directory.ts']);
  });

  it('what a batch consists of: when, with what and in which folder its files come is decided in the core', () => {
    const decisions =
      /(?<!function )\b(?:zonedMoment|batchOffset|passengerFolder|carriedPassengers|readExport|planTargets|newCopies)\(/;
    expect(places(decisions).filter((path) => !path.startsWith('shared/core/'))).toEqual([]);
  });

  it('the steps of a journal: one runner and one undo record them, for every destination', () => {
    const steps = /type: '(?:make|begin|skip|lists|list|undo|undone|kept|undo-ended)'/;
    expect(places(steps).filter((path) => !path.startsWith('shared/core/destinations/'))).toEqual([]);
  });

  it('the rule for removing a photo: each program removes one in one file, which asks for the rule', () => {
    const cli = files.filter((path) => path.startsWith('cli/'));
    expect(places(/(?<![.\w])unlink\(/, cli)).toEqual(['cli/destinations/seen-file.ts']);
    expect(places(/(?<!function )mayRemove\(/)).toEqual([
      'cli/destinations/seen-file.ts',
      'shared/browser/destinations/remove-copy.ts',
    ]);
  });

  it('has no file named utils, misc, common, helpers or manager', () => {
    expect(
      files.filter((path) => /(?:^|[/-])(?:utils?|misc|common|helpers?|manager)(?:[./-]|$)/.test(path)),
    ).toEqual([]);
  });

  it('has no code file longer than 300 lines', () => {
    const long = [...sources].filter(
      ([path, source]) => !/table|vocabulary|-copy\./.test(path) && source.split('\n').length > 300,
    );
    expect(long.map(([path]) => path)).toEqual([]);
  });

  // Restoring fake timers does not remove a spy on one of them: a later `vi.restoreAllMocks()` in the same worker
  // would reinstall the fake, and everything that waits would hang.
  it('has no test that spies on a function of globalThis', () => {
    const tests = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' });
    const spies = tests.filter(
      (path) =>
        path.endsWith('.ts') && /spyOn\(globalThis\b/.test(readFileSync(join(ROOT, 'tests', path), 'utf8')),
    );
    expect(spies).toEqual([]);
  });

  it('covers every file', { tags: ['typescript-throughout-react-front'] }, () => {
    expect(files.length).toBeGreaterThan(50);
    expect(relative(ROOT, fileURLToPath(import.meta.url))).toBe(join('tests', 'architecture.test.ts'));
  });
});
