/** The lower bounds: reads every byte of the files once, and computes their SHA-256 if that is asked for. */
export interface ReadRequest {
  readonly files: readonly File[];
  readonly isDigested: boolean;
}

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void (async () => {
    let sizeBytes = 0;
    for (const file of data.files) {
      const bytes = await file.arrayBuffer();
      if (data.isDigested) await crypto.subtle.digest('SHA-256', bytes);
      sizeBytes += bytes.byteLength;
    }
    self.postMessage(sizeBytes);
  })();
});
