import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaceTable } from '#core/places/place-table.ts';

const FILE = join(import.meta.dirname, '../../../../shared/places/cities.bin');

/** The data as the hosts load it. */
export function storedPlaceBytes(): Uint8Array {
  return new Uint8Array(readFileSync(FILE));
}

export const storedPlaces = readPlaceTable(storedPlaceBytes());
