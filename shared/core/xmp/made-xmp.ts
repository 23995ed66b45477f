import type { PlacedPhoto } from '../batch/batch-event.ts';
import { countryName } from '../places/country-name.ts';
import type { PhotoLocation } from '../places/place.ts';
import type { Follower } from '../companions/companion-paths.ts';
import type { SidecarFacts } from '../takeout/sidecar.ts';
import type { XmpFacts } from './xmp-sidecar.ts';

/** What a sidecar of ours says of a photo, apart from its date, which comes from the photo's file. */
export type UndatedXmpFacts = Omit<XmpFacts, 'date'>;

/** What is known of a photo that a sidecar is made for. */
export interface XmpSource {
  readonly placed: Pick<PlacedPhoto, 'description'>;
  /** The category that it has now, which is its keyword. */
  readonly category: string;
  /** What its export says of it, which comes before what was seen. */
  readonly told: Pick<SidecarFacts, 'description' | 'people'> | undefined;
  readonly location: PhotoLocation | undefined;
  /** The people that somebody has named and wants in it. */
  readonly people?: readonly string[];
}

/** What is written beside a photo that was placed. The country's name is English, as in the lists. */
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

/** Whether a photo came with an `.xmp`: that one stays the only one. */
export function hasOwnXmp(followers: readonly { readonly kind: string; readonly name: string }[]): boolean {
  return followers.some(({ kind, name }) => kind === 'settings' && /\.xmp$/i.test(name));
}

/** The sidecar that is made for a photo, as a file that belongs to it: it gets the photo's name and `.xmp`. */
export function madeXmp(photoId: string): Follower {
  return { id: `${photoId}\0xmp`, name: 'sidecar.xmp', kind: 'settings' };
}

/** Whether a file is the sidecar that was made for the photo that it belongs to. */
export function isMadeXmp(id: string, leader: string | undefined): boolean {
  return leader !== undefined && id === madeXmp(leader).id;
}
