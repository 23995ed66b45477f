// The types of the package need a global namespace that it doesn't load; this declares the part that we use.
declare module '@jsquash/jxl/codec/dec/jxl_dec.js' {
  export interface JxlDecoder {
    /** Returns nothing for a file that can't be decoded. */
    decode(bytes: Uint8Array): {
      readonly width: number;
      readonly height: number;
      readonly data: Uint8ClampedArray<ArrayBuffer>;
    } | null;
  }
  export default function createDecoder(options: {
    readonly wasmBinary: ArrayBuffer | Uint8Array;
    readonly noInitialRun: boolean;
    readonly print: (text: string) => void;
    readonly printErr: (text: string) => void;
  }): Promise<JxlDecoder>;
}

declare module '@jsquash/jxl/codec/dec/jxl_dec.wasm?url' {
  const url: string;
  export default url;
}
