import { describe, expect, it } from 'vitest';
import { pageChunk } from '../../../../scripts/build-site/page-chunk.ts';

/** Each module with its static imports, and after a bar its dynamic ones. */
const MODULES: Readonly<Record<string, string>> = {
  '/site/app/main.ts': '| /site/app/hydrate-page.tsx',
  '/site/app/hydrate-page.tsx': '/site/app/pages.ts',
  '/site/app/pages.ts': '/shared/names.ts | /site/upload/upload-page.tsx /site/usage/usage-page.tsx',
  '/site/upload/upload-page.tsx': '/shared/table.ts /shared/account.ts | /site/upload/send-panel.tsx',
  '/site/upload/send-panel.tsx': '/shared/table.ts /shared/send.ts',
  '/shared/table.ts': '/shared/heap.ts',
  '/site/usage/usage-page.tsx': '/shared/account.ts | /site/usage/chart.tsx',
  '/site/usage/chart.tsx': '/shared/chart.ts',
  '/shared/names.ts': '',
  '/shared/heap.ts': '',
  '/shared/account.ts': '',
  '/shared/send.ts': '',
  '/shared/chart.ts': '/shared/heap.ts',
};

const graph = (without = '') => ({
  getModuleInfo: (id: string) => {
    const importersOf = (part: 0 | 1) =>
      Object.keys(MODULES).filter((name) => {
        const imports = name === without ? '' : (MODULES[name] ?? '');
        return imports.split('|')[part]?.split(' ').includes(id);
      });
    return {
      isEntry: id === '/site/app/main.ts',
      importers: importersOf(0),
      dynamicImporters: importersOf(1),
    };
  },
});

describe('pageChunk', () => {
  it('puts a page and what only it needs in one file', () => {
    expect(pageChunk('/site/upload/upload-page.tsx', graph())).toBe('upload-page');
    expect(pageChunk('/shared/table.ts', graph())).toBe('upload-page');
    expect(pageChunk('/shared/heap.ts', graph('/shared/chart.ts'))).toBe('upload-page');
  });

  it('leaves a module alone that another page loads, even on demand', () => {
    expect(pageChunk('/shared/account.ts', graph())).toBeNull();
    expect(pageChunk('/shared/heap.ts', graph())).toBeNull();
  });

  it('leaves a module alone that its page loads only on demand, or every page loads', () => {
    expect(pageChunk('/shared/send.ts', graph())).toBeNull();
    expect(pageChunk('/shared/names.ts', graph())).toBeNull();
    expect(pageChunk('/site/app/hydrate-page.tsx', graph())).toBeNull();
  });
});
