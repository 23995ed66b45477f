/** Returns how many files the page stores for batches; runs in the page. */
export function filesKept(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('batches');
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('files').objectStore('files').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
}
