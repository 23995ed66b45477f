// libheif-js has types only for its generated bindings; this declares the part of them that we use. Handles and codes
// are Embind objects that are compared and passed on.
declare module 'libheif-js/libheif-wasm/libheif.js' {
  export interface ContextHandle {
    readonly __context: unique symbol;
  }
  export interface ImageHandle {
    readonly __image: unique symbol;
  }
  export interface Code {
    readonly __code: unique symbol;
  }
  export interface HeifFailure {
    readonly code: Code;
    readonly message: string;
  }
  interface DecodedImage {
    readonly image: object;
    readonly channels: readonly {
      readonly id: Code;
      readonly width: number;
      readonly height: number;
      /** The number of bytes from one row to the next. */
      readonly stride: number;
      readonly data: Uint8Array;
    }[];
  }
  export interface Libheif {
    readonly heif_error_code: { readonly heif_error_Ok: Code };
    readonly heif_colorspace: { readonly heif_colorspace_RGB: Code };
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGBA: Code };
    readonly heif_channel: { readonly heif_channel_interleaved: Code };
    heif_context_alloc(): ContextHandle | null;
    heif_context_free(context: ContextHandle): void;
    heif_context_read_from_memory(context: ContextHandle, bytes: Uint8Array): HeifFailure;
    heif_js_context_get_list_of_top_level_image_IDs(
      context: ContextHandle,
    ): readonly number[] | HeifFailure | null;
    heif_js_context_get_image_handle(context: ContextHandle, id: number): ImageHandle | HeifFailure | null;
    heif_image_handle_release(handle: ImageHandle): void;
    heif_image_handle_get_width(handle: ImageHandle): number;
    heif_image_handle_get_height(handle: ImageHandle): number;
    heif_image_handle_is_primary_image(handle: ImageHandle): number;
    heif_image_handle_has_alpha_channel(handle: ImageHandle): number;
    heif_js_decode_image2(
      handle: ImageHandle,
      colorspace: Code,
      chroma: Code,
    ): DecodedImage | HeifFailure | null | Promise<DecodedImage | HeifFailure | null>;
    heif_image_release(image: object): void;
  }
  export default function createLibheif(options: {
    readonly wasmBinary: ArrayBuffer | Uint8Array;
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
  }): Libheif;
}

declare module 'libheif-js/libheif-wasm/libheif.wasm?url' {
  const url: string;
  export default url;
}
