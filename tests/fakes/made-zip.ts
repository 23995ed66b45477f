import JSZip from 'jszip';

/** A ZIP whose records can be falsified. */
export class MadeZip {
  bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array) {
    this.bytes = Uint8Array.from(bytes);
  }

  static async of(files: Readonly<Record<string, Uint8Array>>, isDeflated = true): Promise<MadeZip> {
    const zip = new JSZip();
    for (const [path, content] of Object.entries(files)) zip.file(path, content, { createFolders: false });
    const compression = isDeflated ? 'DEFLATE' : 'STORE';
    const compressionOptions = { level: 1 };
    return new MadeZip(await zip.generateAsync({ type: 'uint8array', compression, compressionOptions }));
  }

  /** Changes a field of an entry's record in the directory; offsets as in APPNOTE 4.3.12. */
  lie(path: string, field: 'flags' | 'crc' | 'size' | 'offset' | 'packed', value: number): this {
    const record = this.#recordOf(path);
    const view = new DataView(this.bytes.buffer);
    if (field === 'flags') view.setUint16(record + 8, value, true);
    else view.setUint32(record + { crc: 16, packed: 20, size: 24, offset: 42 }[field], value, true);
    return this;
  }

  /** Corrupts a byte of an entry's content. */
  spoil(path: string): this {
    const view = new DataView(this.bytes.buffer);
    const local = view.getUint32(this.#recordOf(path) + 42, true);
    const content = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    this.bytes[content + 100]! ^= 0xff;
    return this;
  }

  #recordOf(path: string): number {
    const name = Buffer.from(path);
    const bytes = Buffer.from(this.bytes);
    const signature = Buffer.from([0x50, 0x4b, 1, 2]);
    for (let at = bytes.indexOf(signature); at >= 0; at = bytes.indexOf(signature, at + 1)) {
      if (bytes.subarray(at + 46).indexOf(name) === 0) return at;
    }
    throw new Error(`no ${path}`);
  }
}
