import { createHash } from 'node:crypto';
import { until } from '../../../../scripts/visitor/patient-page.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/**
 * Makes the page's folder picker return a folder in the origin's own file system, since a picker can't be used
 * without a screen. It has real handles, and the page works with them as on disk.
 */
export async function picksFolder(visitor: Visitor): Promise<void> {
  await visitor.page.evaluateOnNewDocument(() => {
    Object.assign(globalThis, {
      showDirectoryPicker: async () => {
        const root = await navigator.storage.getDirectory();
        return root.getDirectoryHandle(document.documentElement.dataset['picked'] ?? 'Pictures', {
          create: true,
        });
      },
    });
  });
}

/**
 * Returns every file of the picked folder by path, with the SHA-256 of its bytes, and its text if it is short.
 * Retries if a file disappears meanwhile.
 */
export async function pickedTree(visitor: Visitor): Promise<Map<string, { sha256: string; text: string }>> {
  const files = await until(visitor.page, () =>
    visitor.page.evaluate(async () => {
      const found: [string, number[]][] = [];
      const walk = async (folder: FileSystemDirectoryHandle, within: string): Promise<void> => {
        for await (const handle of folder.values()) {
          const path = within + handle.name;
          if (handle.kind === 'directory') await walk(handle, `${path}/`);
          else found.push([path, [...new Uint8Array(await (await handle.getFile()).arrayBuffer())]]);
        }
      };
      const root = await navigator.storage.getDirectory();
      await walk(await root.getDirectoryHandle('Pictures', { create: true }), '');
      return found;
    }),
  );
  return new Map(
    files.map(([path, bytes]) => {
      const buffer = Buffer.from(bytes);
      const sha256 = createHash('sha256').update(buffer).digest('hex');
      return [path, { sha256, text: buffer.length < 5000 ? buffer.toString() : '' }];
    }),
  );
}

/** Writes a file into the picked folder, like its owner. */
export async function writePicked(
  visitor: Visitor,
  folder: string,
  name: string,
  text: string,
): Promise<void> {
  await visitor.page.evaluate(
    async (within, file, content) => {
      const root = await navigator.storage.getDirectory();
      const top = await root.getDirectoryHandle('Pictures', { create: true });
      const inner = within === '' ? top : await top.getDirectoryHandle(within, { create: true });
      const writable = await (await inner.getFileHandle(file, { create: true })).createWritable();
      await writable.write(content);
      await writable.close();
    },
    folder,
    name,
    text,
  );
}

/** Makes the n-th write of a file with this ending hang forever. */
export async function hangAtFile({ page }: Visitor, ending: string, number: number): Promise<void> {
  await page.evaluate(
    (wanted, last) => {
      const handles = FileSystemFileHandle.prototype;
      const createWritable = Reflect.get(handles, 'createWritable');
      let begun = 0;
      handles.createWritable = function hanging(...args) {
        if (this.name.endsWith(wanted)) begun += 1;
        return begun === last ? new Promise(() => {}) : createWritable.apply(this, args);
      };
    },
    ending,
    number,
  );
}

/** Selects the photos in the picked folder for the table, like its owner. */
export async function choosePicked({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    const chosen = new DataTransfer();
    const walk = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const handle of folder.values()) {
        if (handle.kind === 'directory') await walk(handle);
        else if (handle.name.endsWith('.jpg')) chosen.items.add(await handle.getFile());
      }
    };
    const root = await navigator.storage.getDirectory();
    await walk(await root.getDirectoryHandle('Pictures'));
    const input = document.querySelector<HTMLInputElement>('input[type=file]:not([webkitdirectory])');
    if (!input) throw new Error('the page has no field for files');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Makes the page's folder picker return a copy of the picked folder from now on, with its photos. */
export async function picksCopyOfFolder({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const copy = await root.getDirectoryHandle('Copy', { create: true });
    const walk = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const handle of folder.values()) {
        if (handle.kind === 'directory') await walk(handle);
        else if (handle.name.endsWith('.jpg')) {
          const own = await copy.getFileHandle(handle.name, { create: true });
          const writable = await own.createWritable();
          await writable.write(await handle.getFile());
          await writable.close();
        }
      }
    };
    await walk(await root.getDirectoryHandle('Pictures'));
    document.documentElement.dataset['picked'] = 'Copy';
  });
}

/** Writes files into the picked folder by path, like another program. */
export async function fillPicked(
  { page }: Visitor,
  files: Iterable<readonly [path: string, bytes: Uint8Array]>,
): Promise<void> {
  for (const [path, bytes] of files) {
    await page.evaluate(
      async (parts, base64) => {
        const root = await navigator.storage.getDirectory();
        let folder = await root.getDirectoryHandle('Pictures', { create: true });
        for (const part of parts.slice(0, -1)) {
          folder = await folder.getDirectoryHandle(part, { create: true });
        }
        const handle = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
        const writable = await handle.createWritable();
        await writable.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
        await writable.close();
      },
      path.split('/'),
      Buffer.from(bytes).toString('base64'),
    );
  }
}
