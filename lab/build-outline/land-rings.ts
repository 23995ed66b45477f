/** A closed line around land, in degrees of longitude and latitude; the last point equals the first. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** The parts of a TopoJSON file that are read: land as polygons whose rings are lists of arcs. */
export interface Topology {
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] };
  /** Each point after the first is the difference from the previous one. */
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly objects: {
    readonly land: {
      readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[];
    };
  };
}

/** Returns the rings of all land, including inner ones (seas such as the Caspian). */
export function landRings({ arcs, objects, transform }: Topology): Ring[] {
  const [scaleX = 1, scaleY = 1] = transform.scale;
  const [west = 0, south = 0] = transform.translate;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scaleX + west, y * scaleY + south] as const;
    });
  });
  const polygons = objects.land.geometries.flatMap((geometry) => geometry.arcs);
  // An arc counted from the end (~index) is reversed. Where two arcs meet, both have the point.
  return polygons.flatMap((rings) =>
    rings.map((ring) => {
      const points = ring.flatMap((index, at) => {
        const line = index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []);
        return at === 0 ? line : line.slice(1);
      });
      return onPlane(points);
    }),
  );
}

/**
 * Returns the ring for a flat map, its middle between -180° and 180°. A ring across the date line continues beyond
 * these longitudes; one around the world, such as Antarctica's, is closed along the pole.
 */
function onPlane(points: Ring): Ring {
  let turn = 0;
  const flat = points.map(([longitude, latitude], at) => {
    const before = points[at - 1]?.[0] ?? longitude;
    if (longitude - before > 180) turn -= 360;
    if (longitude - before < -180) turn += 360;
    return [longitude + turn, latitude] as const;
  });
  const longitudes = flat.map(([longitude]) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const shift = -360 * Math.round(middle / 360);
  const ring = flat.map(([longitude, latitude]) => [longitude + shift, latitude] as const);
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || turn === 0) return ring;
  return [...ring, [last[0], -90], [first[0], -90], first];
}
