import { FEWEST_FACES, SAME_PERSON } from './limits.ts';
import { pushTo } from '../push-to.ts';
import { standsApart } from './stands-apart.ts';
import { dot } from './vectors.ts';

/** A face to group. */
export interface FaceToGroup {
  readonly photoId: string;
  /** A face that isn't clear forms its own group. */
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
 * Groups faces by person. A visible group that does not stand apart from all others consists of similar strangers, so
 * its faces become separate groups.
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
  /** Groups with a photo in common are different people, however similar: twins, mirrors, collages. */
  const comparedWith = (group: readonly number[]) => {
    const together = new Set(group.flatMap((at) => groupsOf.get(faces[at]!.photoId) ?? []));
    return clearFaces(faces, groups.filter((other) => !together.has(other)).flat());
  };
  const isKept = (group: readonly number[]) =>
    group.length < FEWEST_FACES || standsApart(group, faces, comparedWith(group));
  return largestFirst(groups.flatMap((group) => (isKept(group) ? [group] : group.map((at) => [at]))));
}

/**
 * Groups faces by average linkage: joins two groups while their faces' mean similarity is at least `threshold`. Faces
 * in one photo are different people.
 *
 * Since vectors have length 1, the mean similarity of two groups is the product of their sums, so no matrix of all
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

/** Returns the components connected by chains of similar faces, which no group exceeds. */
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

/** Returns the mean similarity of the faces of two groups. */
function likenessOf(a: Cluster, b: Cluster): number {
  return dot(a.sum, b.sum) / (a.members.length * b.members.length);
}

/** Faces in one photo are different people. */
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
