import type { PlacedPhoto } from '../batch/batch-event.ts';
import { countryName } from '../places/country-name.ts';
import type { PhotoLocation } from '../places/place.ts';
import type { Follower } from '../companions/companion-paths.ts';
import type { SidecarFacts } from '../takeout/sidecar.ts';
import type { XmpFacts } from './xmp-sidecar.ts';

/** The contents of a generated sidecar, apart from the date, which comes from the photo's file. */
export type UndatedXmpFacts = Omit<XmpFacts, 'date'>;

/** What is known of a photo with a generated sidecar. */
export interface XmpSource {
  readonly placed: Pick<PlacedPhoto, 'description'>;
  /** Its current category, which is its keyword. */
  readonly category: string;
  /** Its export's data, which takes precedence over what was seen. */
  readonly told: Pick<SidecarFacts, 'description' | 'people'> | undefined;
  readonly location: PhotoLocation | undefined;
  /** Named people whose names are included. */
  readonly people?: readonly string[];
}

/** Returns the XMP of a placed photo. The country's name is English, as in the lists. */
export function xmpFactsOf({
  placed,
  category,
  told,
  location,
  people: named = [],
}: XmpSource): UndatedXmpFacts {
  const { place } = location ?? {};
  return {
    coordinates: location,
    city: place?.city,
    country: place && countryName(place.countryCode, 'en'),
    description: told?.description ?? placed.description,
    people: [...(told?.people ?? []), ...named],
    keywords: [category, ...named],
  };
}

/** Returns whether a photo came with an `.xmp`, which then stays the only one. */
export function hasOwnXmp(followers: readonly { readonly kind: string; readonly name: string }[]): boolean {
  return followers.some(({ kind, name }) => kind === 'settings' && /\.xmp$/i.test(name));
}

/** Returns a photo's generated sidecar as a companion: it gets the photo's name and `.xmp`. */
export function madeXmp(photoId: string): Follower {
  return { id: `${photoId}\0xmp`, name: 'sidecar.xmp', kind: 'settings' };
}

/** Returns whether a file is the sidecar that was generated for its photo. */
export function isMadeXmp(id: string, leader: string | undefined): boolean {
  return leader !== undefined && id === madeXmp(leader).id;
}
