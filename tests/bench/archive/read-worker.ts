/** The lower bound: reads every byte of the files once, without processing. */
self.addEventListener('message', ({ data }: MessageEvent<readonly File[]>) => {
  void (async () => {
    let sizeBytes = 0;
    for (const file of data) sizeBytes += (await file.arrayBuffer()).byteLength;
    self.postMessage(sizeBytes);
  })();
});
