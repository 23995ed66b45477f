import JSZip from 'jszip';

/** The texts of the .xmp files of a ZIP, by their paths. */
export async function sidecarsIn(zip: Uint8Array): Promise<Map<string, string>> {
  const { files } = await JSZip.loadAsync(zip, { checkCRC32: true });
  const texts = new Map<string, string>();
  for (const file of Object.values(files)) {
    if (file.name.endsWith('.xmp')) texts.set(file.name, await file.async('string'));
  }
  return new Map([...texts].toSorted(([one], [other]) => one.localeCompare(other)));
}
