import { FEWEST_FACES, SAME_PERSON } from './limits.ts';
import { pushTo } from '../push-to.ts';
import { LikenessTable } from './likeness-table.ts';
import { NeighborBits } from './neighbor-bits.ts';
import { pictureOf } from './picture-of.ts';
import { surePerson } from './sure-person.ts';

/** A face to group. */
export interface FaceToGroup {
  readonly photoId: string;
  /** The index of the film's frame that it is in; missing for a photo. */
  readonly frame?: number | undefined;
  /** A face that isn't clear forms its own group. */
  readonly isClear: boolean;
  /** Of length 1. */
  readonly vector: Float32Array;
}

interface Cluster {
  readonly members: readonly number[];
  readonly pictures: ReadonlySet<string>;
}

/**
 * Groups faces by person, by average linkage. Visible groups keep only the faces that surely belong; each of the others
 * becomes a separate group.
 *
 * @returns the indices of each group's faces, the largest group first; every face is in one group
 */
export function groupFaces(
  faces: readonly FaceToGroup[],
  threshold = SAME_PERSON,
): readonly (readonly number[])[] {
  const table = tableOf(faces);
  const pairs = similarPairs(faces, table, threshold);
  const groups = linkedGroups(faces, pairs.copy(), threshold);
  const groupsOf = new Map<string, (readonly number[])[]>();
  for (const group of groups) for (const at of group) pushTo(groupsOf, pictureOf(faces[at]!), group);
  const sure = groups.flatMap((group) => {
    if (group.length < FEWEST_FACES) return [group];
    // Groups with a picture in common are different people, however similar: twins, mirrors, collages.
    const together = new Set(group.flatMap((at) => groupsOf.get(pictureOf(faces[at]!)) ?? []));
    const isOutside = faces.map(({ isClear }) => isClear);
    for (const at of [...together].flat()) isOutside[at] = false;
    const kept = surePerson(group, { table, pairs, threshold, isOutside });
    const alone = group.filter((at) => !kept.includes(at)).map((at) => [at]);
    return kept.length > 0 ? [kept].concat(alone) : alone;
  });
  return largestFirst(sure);
}

/**
 * Groups faces by average linkage: joins two groups while their faces' mean similarity is at least `threshold`. Faces
 * in one picture are different people.
 *
 * Since vectors have length 1, the mean similarity of two groups is the product of their sums, so no matrix of all
 * pairs is needed (Murtagh, "Multidimensional Clustering Algorithms", 1985, for the chain of nearest neighbors). Only
 * groups with a pair of similar faces can be similar on average, so only those are compared.
 *
 * @returns as {@link groupFaces}
 */
export function averageLinkage(
  faces: readonly FaceToGroup[],
  threshold: number,
): readonly (readonly number[])[] {
  return linkedGroups(faces, similarPairs(faces, tableOf(faces), threshold), threshold);
}

/** @param pairs change with each joining */
function linkedGroups(faces: readonly FaceToGroup[], pairs: NeighborBits, threshold: number) {
  return largestFirst(new Linkage(faces, pairs, threshold).groups());
}

/** Returns the pairs of clear faces with at least this similarity. */
function similarPairs(faces: readonly FaceToGroup[], table: LikenessTable, threshold: number): NeighborBits {
  const pairs = new NeighborBits(faces.length);
  const clear = faces.flatMap(({ isClear }, at) => (isClear ? [at] : []));
  for (const [place, one] of clear.entries()) {
    for (let next = place + 1; next < clear.length; next += 1) {
      if (table.likeness(one, clear[next]!) >= threshold) pairs.join(one, clear[next]!);
    }
  }
  return pairs;
}

function tableOf(faces: readonly FaceToGroup[]): LikenessTable {
  return new LikenessTable(faces.map(({ vector }) => vector));
}

function largestFirst(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return groups.toSorted((a, b) => b.length - a.length || a[0]! - b[0]!);
}

class Linkage {
  readonly #threshold: number;
  readonly #clusters: Map<number, Cluster>;
  /** The sum of each cluster's vectors, at the index of its first face. */
  readonly #sums: LikenessTable;
  readonly #neighbors: NeighborBits;

  constructor(faces: readonly FaceToGroup[], neighbors: NeighborBits, threshold: number) {
    this.#threshold = threshold;
    this.#neighbors = neighbors;
    this.#sums = tableOf(faces);
    this.#clusters = new Map(
      faces.map((face, at) => [at, { members: [at], pictures: new Set([pictureOf(face)]) }]),
    );
  }

  groups(): readonly (readonly number[])[] {
    const done: Cluster[] = [];
    let chain: number[] = [];
    while (this.#clusters.size > 0) {
      const last = chain.at(-1) ?? first(this.#clusters.keys());
      if (chain.length === 0) chain.push(last);
      const before = chain.at(-2);
      const nearest = this.#nearestOf(last, before);
      if (nearest === undefined) {
        // Nothing is near enough, and joining others brings nothing nearer.
        done.push(this.#clusters.get(last)!);
        this.#clusters.delete(last);
        chain.pop();
      } else if (nearest === before) {
        this.#join(before, last);
        chain = chain.slice(0, -2);
      } else {
        chain.push(nearest);
      }
    }
    return done.map(({ members }) => members.toSorted((a, b) => a - b));
  }

  /** The nearest cluster that is similar enough; of several the preferred one. */
  #nearestOf(cluster: number, preferred: number | undefined): number | undefined {
    let best: number | undefined;
    let most = this.#threshold;
    for (const other of this.#neighbors.of(cluster)) {
      if (!this.#clusters.has(other)) continue;
      const likeness = this.#likeness(cluster, other);
      const isNearer = likeness > most || (likeness === most && (best === undefined || other === preferred));
      // Pictures are compared last, because that takes longer.
      if (!isNearer || sharesPicture(this.#clusters.get(cluster)!, this.#clusters.get(other)!)) continue;
      best = other;
      most = likeness;
    }
    return best;
  }

  /** The mean similarity of the faces of two clusters. */
  #likeness(one: number, other: number): number {
    const count = this.#clusters.get(one)!.members.length * this.#clusters.get(other)!.members.length;
    return this.#sums.likeness(one, other) / count;
  }

  #join(stays: number, gone: number): void {
    const [a, b] = [this.#clusters.get(stays)!, this.#clusters.get(gone)!];
    this.#clusters.delete(gone);
    this.#clusters.set(stays, {
      members: [...a.members, ...b.members],
      pictures: new Set([...a.pictures, ...b.pictures]),
    });
    this.#sums.add(stays, gone);
    this.#neighbors.merge(stays, gone);
  }
}

function first(clusters: Iterable<number>): number {
  for (const cluster of clusters) return cluster;
  throw new Error('The cluster does not exist.');
}

/** Faces in one picture are different people. */
function sharesPicture(a: Cluster, b: Cluster): boolean {
  const [small, large] = a.pictures.size < b.pictures.size ? [a, b] : [b, a];
  for (const picture of small.pictures) if (large.pictures.has(picture)) return true;
  return false;
}
