import { FEWEST_FACES, SAME_PERSON } from './limits.ts';
import { pushTo } from '../push-to.ts';
import { standsApart } from './stands-apart.ts';
import { dot } from './vectors.ts';

/** A face to group. */
export interface FaceToGroup {
  readonly photoId: string;
  /** A face that is not is in a group of its own. */
  readonly isClear: boolean;
  /** Of length 1. */
  readonly vector: Float32Array;
}

interface Cluster {
  readonly members: number[];
  readonly photos: Set<string>;
  readonly sum: Float64Array;
}

/**
 * Groups faces by person. A group of average linkage that would be shown and does not stand apart from all others is of
 * strangers who look alike: its faces are in a group of their own each.
 *
 * @returns the indices of each group's faces, the largest group first; every face is in one group
 */
export function groupFaces(
  faces: readonly FaceToGroup[],
  threshold = SAME_PERSON,
): readonly (readonly number[])[] {
  const groups = averageLinkage(faces, threshold);
  const groupsOf = new Map<string, (readonly number[])[]>();
  for (const group of groups) for (const at of group) pushTo(groupsOf, faces[at]!.photoId, group);
  /** Groups that have a photo in common are different people, however alike: twins, mirrors, collages. */
  const comparedWith = (group: readonly number[]) => {
    const together = new Set(group.flatMap((at) => groupsOf.get(faces[at]!.photoId) ?? []));
    return clearFaces(faces, groups.filter((other) => !together.has(other)).flat());
  };
  const isKept = (group: readonly number[]) =>
    group.length < FEWEST_FACES || standsApart(group, faces, comparedWith(group));
  return largestFirst(groups.flatMap((group) => (isKept(group) ? [group] : group.map((at) => [at]))));
}

/**
 * Groups faces by average linkage, where two groups are joined while the mean similarity of their faces is at least
 * `threshold`. Faces of one photo are of different people.
 *
 * Since vectors have length 1, the mean similarity of two groups is the product of their sums, so that no matrix of all
 * pairs is needed (Murtagh, "Multidimensional Clustering Algorithms", 1985, for the chain of nearest neighbors).
 *
 * @returns as {@link groupFaces}
 */
export function averageLinkage(
  faces: readonly FaceToGroup[],
  threshold: number,
): readonly (readonly number[])[] {
  const groups = faces.flatMap(({ isClear }, at) => (isClear ? [] : [[at]]));
  for (const component of componentsOf(faces, clearFaces(faces), threshold)) {
    groups.push(...linked(faces, component, threshold));
  }
  return largestFirst(groups);
}

function clearFaces(
  faces: readonly FaceToGroup[],
  among: readonly number[] = faces.map((_, at) => at),
): readonly number[] {
  return among.filter((at) => faces[at]!.isClear);
}

function largestFirst(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return groups.toSorted((a, b) => b.length - a.length || a[0]! - b[0]!);
}

/** Faces that any chain of similar faces connects: groups never reach beyond them. */
function componentsOf(
  faces: readonly FaceToGroup[],
  clear: readonly number[],
  threshold: number,
): readonly number[][] {
  const components: number[][] = [];
  let waiting = clear;
  while (waiting.length > 0) {
    const component = [waiting[0]!];
    waiting = waiting.slice(1);
    for (let at = 0; at < component.length && waiting.length > 0; at += 1) {
      const { vector } = faces[component[at]!]!;
      const rest: number[] = [];
      for (const other of waiting) {
        const isNear = dot(vector, faces[other]!.vector) >= threshold;
        (isNear ? component : rest).push(other);
      }
      waiting = rest;
    }
    components.push(component.sort((a, b) => a - b));
  }
  return components;
}

function linked(faces: readonly FaceToGroup[], component: readonly number[], threshold: number): number[][] {
  const clusters = new Set(
    component.map((at): Cluster => {
      const { photoId, vector } = faces[at]!;
      return { members: [at], photos: new Set([photoId]), sum: Float64Array.from(vector) };
    }),
  );
  const done: Cluster[] = [];
  let chain: Cluster[] = [];
  while (clusters.size > 0) {
    const last = chain.at(-1) ?? first(clusters);
    if (chain.length === 0) chain.push(last);
    const before = chain.at(-2);
    const nearest = nearestOf(last, clusters, before);
    if (!nearest || nearest.similarity < threshold) {
      // Nothing is near enough, and joining others brings nothing nearer.
      clusters.delete(last);
      done.push(last);
      chain.pop();
    } else if (nearest.cluster === before) {
      clusters.delete(last);
      clusters.delete(before);
      clusters.add(joined(before, last));
      chain = chain.slice(0, -2);
    } else {
      chain.push(nearest.cluster);
    }
  }
  return done.map(({ members }) => members.toSorted((a, b) => a - b));
}

function first(clusters: ReadonlySet<Cluster>): Cluster {
  for (const cluster of clusters) return cluster;
  throw new Error('The cluster does not exist.');
}

function nearestOf(cluster: Cluster, among: ReadonlySet<Cluster>, preferred: Cluster | undefined) {
  let best: { readonly cluster: Cluster; readonly similarity: number } | undefined;
  if (preferred) best = { cluster: preferred, similarity: likenessOf(cluster, preferred) };
  for (const other of among) {
    if (other === cluster || other === preferred) continue;
    const similarity = likenessOf(cluster, other);
    // Photos are compared last, because that takes longer.
    if (best && similarity <= best.similarity) continue;
    if (!sharesPhoto(cluster, other)) best = { cluster: other, similarity };
  }
  return best;
}

/** The mean similarity of the faces of two groups. */
function likenessOf(a: Cluster, b: Cluster): number {
  return dot(a.sum, b.sum) / (a.members.length * b.members.length);
}

/** Faces of one photo are of different people. */
function sharesPhoto(a: Cluster, b: Cluster): boolean {
  const [small, large] = a.photos.size < b.photos.size ? [a, b] : [b, a];
  for (const photo of small.photos) if (large.photos.has(photo)) return true;
  return false;
}

function joined(a: Cluster, b: Cluster): Cluster {
  return {
    members: [...a.members, ...b.members],
    photos: new Set([...a.photos, ...b.photos]),
    sum: a.sum.map((value, at) => value + b.sum[at]!),
  };
}
