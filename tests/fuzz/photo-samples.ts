import sharp from 'sharp';

/** Small complete photos of the formats that are written here, with cameras' metadata. */
export async function photoSamples(): Promise<Uint8Array[]> {
  const formats = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const files = formats.map((format) =>
    sharp({ create: { width: 48, height: 32, channels: 3, background: 'teal', noise } })
      .withExif({
        IFD0: { Make: 'Camera', DateTime: '2024:07:09 08:05:03' },
        IFD2: { DateTimeOriginal: '2024:07:09 08:05:03', OffsetTimeOriginal: '+02:00' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '43/1 28/1 2/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '11/1 53/1 6/1',
        },
      })
      .toFormat(format)
      .toBuffer(),
  );
  return Promise.all(files);
}
