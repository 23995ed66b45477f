/**
 * Returns the paths of the folders of the stored boards; runs in the page. A test waits for them before it closes a page, which
 * otherwise may not finish storing.
 */
export function keptFolders(): Promise<string[]> {
  interface Row {
    readonly board?: {
      readonly arrangement: { readonly folders: readonly { readonly path: readonly string[] }[] };
    };
  }
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('batches');
    opening.addEventListener('error', () => reject(new Error('There is no database')));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('batches').objectStore('batches').getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        const rows: Row[] = reading.result;
        resolve(
          rows.flatMap(({ board }) => board?.arrangement.folders.map(({ path }) => path.join('/')) ?? []),
        );
      });
    });
  });
}
