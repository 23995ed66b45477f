import { PAGE_IMAGE_LIMITS } from '../../limits.ts';
import { elementCandidates } from '../element-candidates.ts';
import { handedOver } from '../handed-over.ts';
import type { ImageCandidate } from '../image-candidate.ts';
import type { CollectedImages, UnreadImage } from '../page-collector.ts';
import { imagesOf } from '../page-image.ts';
import { viewOf } from '../page-elements.ts';
import { readCandidates } from '../read-images.ts';
import { walkPage } from '../walk-page.ts';

/** The candidates that an element had at one position on the page. */
interface Sighting {
  /** The URLs that it shows. */
  key: string;
  /** The sizes of their files, if loaded. */
  sizes: string;
  candidates: readonly ImageCandidate[];
  readonly topPx: number;
  order: number | undefined;
}

/** The maximum distance between two positions that differ only by rounding. */
const SAME_PLACE_PX = 2;

/**
 * The images of a page that changes while it is scrolled. A removed element keeps its images. An element that shows
 * another image at another position is reused by a virtual list, so both images count; at the same position the
 * earlier one was a placeholder, so only the later one counts.
 */
export class SeenImages {
  readonly #sightings = new Map<Element, Sighting[]>();
  readonly #unread = new Map<string, UnreadImage>();
  readonly #thresholdPx: number;
  #dataLength = 0;
  #next = 0;

  constructor(thresholdPx: number) {
    this.#thresholdPx = thresholdPx;
  }

  /** The number of different images so far. */
  get found(): number {
    return this.#images(Infinity).images.length;
  }

  /** Adds what is currently visible, or near it. */
  addVisible(): Promise<void> {
    return this.#add((element) => isNearView(element));
  }

  /** Adds the whole page in its current state, and returns all images. */
  async finish(): Promise<CollectedImages> {
    await this.#add(() => true);
    return this.#images(PAGE_IMAGE_LIMITS.images);
  }

  async #add(isWanted: (element: Element) => boolean): Promise<void> {
    const added: Sighting[] = [];
    walkPage(document, (element) => {
      if (!isWanted(element)) return;
      const candidates = elementCandidates(element, this.#thresholdPx);
      const sighting = candidates.length > 0 && this.#sighted(element, candidates);
      if (sighting) added.push(sighting);
    });
    // A virtual list reuses its elements in any order, so the positions on the page decide.
    for (const sighting of added.toSorted((one, other) => one.topPx - other.topPx)) {
      sighting.order ??= this.#next += 1;
    }
    await Promise.all(added.map((sighting) => this.#read(sighting)));
  }

  /** Records what an element shows; undefined if that is already known. */
  #sighted(element: Element, candidates: readonly ImageCandidate[]): Sighting | undefined {
    const key = candidates
      .map(({ urls, isSmall }) => `${urls[0]?.url ?? ''}${isSmall ? ' ' : ''}`)
      .join('\n');
    const known = this.#sightings.get(element) ?? [];
    const sizes = candidates
      .map(({ urls }) => `${urls[0]?.widthPx ?? ''}x${urls[0]?.heightPx ?? ''}`)
      .join(' ');
    const same = known.find((sighting) => sighting.key === key);
    if (same) return same.sizes === sizes ? undefined : Object.assign(same, { sizes, candidates });
    const topPx = topInPage(element);
    const last = known.at(-1);
    if (last && Math.abs(last.topPx - topPx) <= SAME_PLACE_PX) {
      Object.assign(last, { key, sizes, candidates });
      return last;
    }
    const sighting: Sighting = { key, sizes, candidates, topPx, order: undefined };
    this.#sightings.set(element, [...known, sighting]);
    return sighting;
  }

  /** Immediately reads content that the page may revoke. */
  async #read(sighting: Sighting): Promise<void> {
    const isFull = this.#dataLength > PAGE_IMAGE_LIMITS.allDataUrlsLength;
    const large = sighting.candidates.filter(({ isSmall }) => !isSmall);
    // Content beyond the limit is listed by `handedOver`.
    const { read, unread } = isFull
      ? { read: large, unread: [] }
      : await readCandidates(large, this.#thresholdPx);
    for (const image of unread) this.#unread.set(image.name, image);
    for (const { urls } of read) {
      for (const { url } of urls) if (url.startsWith('data:')) this.#dataLength += url.length;
    }
    sighting.candidates = [...read, ...sighting.candidates.filter(({ isSmall }) => isSmall)];
  }

  #images(mostImages: number): CollectedImages {
    const candidates = [...this.#sightings.values()]
      .flat()
      .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .flatMap((sighting) => sighting.candidates);
    const small = candidates.filter(({ isSmall }) => isSmall);
    const large = candidates.filter(({ isSmall }) => !isSmall);
    const { read, unread } = handedOver(large, this.#thresholdPx);
    const options = { pageUrl: location.href, thresholdPx: this.#thresholdPx, mostImages };
    return { ...imagesOf([...read, ...small], options), unread: [...this.#unread.values(), ...unread] };
  }
}

function isNearView(element: Element): boolean {
  const { top, bottom, height, width } = element.getBoundingClientRect();
  const { innerHeight } = viewOf(element);
  return height + width > 0 && bottom > -innerHeight / 2 && top < innerHeight * 1.5;
}

/** Returns the position independent of any scrolling. */
function topInPage(element: Element): number {
  let topPx = element.getBoundingClientRect().top;
  for (let at = element.parentElement; at; at = at.parentElement) topPx += at.scrollTop;
  return topPx;
}
