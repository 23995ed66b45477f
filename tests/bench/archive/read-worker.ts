/** The floor: reads every byte of the files once, and does nothing with them. */
self.addEventListener('message', ({ data }: MessageEvent<readonly File[]>) => {
  void (async () => {
    let sizeBytes = 0;
    for (const file of data) sizeBytes += (await file.arrayBuffer()).byteLength;
    self.postMessage(sizeBytes);
  })();
});
