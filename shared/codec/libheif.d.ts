// libheif-js has types for its generated bindings only; this declares the part of its JavaScript API that we
// use.
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    display(
      target: { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number },
      done: (result: { data: Uint8ClampedArray<ArrayBuffer> } | null) => void,
    ): void;
    free(): void;
  }
  interface Libheif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }
  export default function createLibheif(options: { wasmBinary: ArrayBuffer | Uint8Array }): Libheif;
}

declare module 'libheif-js/libheif-wasm/libheif.wasm?url' {
  const url: string;
  export default url;
}
