/** What the XMP of an Android motion photo says of the parts of its file. */
export interface MotionXmp {
  /** In the order of the file, each with its tag and its bytes; 0 if they aren't told. */
  readonly items: readonly { readonly tag: string; readonly length: number }[];
  /** The bytes of an older micro video at the file's end; 0 if there is none. */
  readonly microBytes: number;
}

/** Reads "Motion Photo format 1.0" (`Container:Directory`) and older micro videos from an XMP packet, which is untrusted. */
export function motionXmp(packet: string): MotionXmp {
  return {
    items: Array.from(packet.matchAll(/<Container:Item\b[^<>]*>/g), ([tag]) => ({
      tag,
      length: Number(/Item:Length="(\d{1,12})"/.exec(tag)?.[1] ?? 0),
    })),
    microBytes: Number(/MicroVideoOffset(?:="|>)(\d{1,12})/.exec(packet)?.[1] ?? 0),
  };
}
