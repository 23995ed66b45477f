import { describe, expect, it } from 'vitest';
import { readOutline } from '../../../shared/core/statistics/read-outline.ts';
import { landRings } from '../../build-outline/land-rings.ts';
import { packOutline } from '../../build-outline/pack-outline.ts';
import { plainRing } from '../../build-outline/plain-ring.ts';

describe('the outline of land', () => {
  it('is read as it was packed, without the repeated point', () => {
    const square = [
      [-180, -90],
      [180, -90],
      [0.05, 83.6],
      [-180, -90],
    ] as const;
    const island = [
      [10, 10],
      [10.5, 10],
      [10, 10.5],
      [10, 10],
    ] as const;
    expect(readOutline(packOutline([square, island]))).toEqual([
      [-180, -90, 180, -90, 0.05, 83.6],
      [10, 10, 10.5, 10, 10, 10.5],
    ]);
  });

  it('consists of arcs, some of which are reversed', () => {
    const rings = landRings({
      transform: { scale: [0.5, 1], translate: [100, 0] },
      arcs: [
        [
          [0, 0],
          [2, 0],
        ],
        [
          [0, 0],
          [0, 4],
          [2, -4],
        ],
      ],
      objects: { land: { geometries: [{ arcs: [[[0, -2]]] }] } },
    });
    expect(rings).toEqual([
      [
        [100, 0],
        [101, 0],
        [100, 4],
        [100, 0],
      ],
    ]);
  });

  it('continues beyond 180° if land crosses the date line, and along the pole if it surrounds it', () => {
    const made = (...points: readonly (readonly number[])[]) =>
      landRings({
        transform: { scale: [1, 1], translate: [0, 0] },
        arcs: [points.map((point, at) => point.map((value, axis) => value - (points[at - 1]?.[axis] ?? 0)))],
        objects: { land: { geometries: [{ arcs: [[[0]]] }] } },
      })[0];
    expect(made([170, 60], [-175, 60], [-175, 70], [170, 60])).toEqual([
      [170, 60],
      [185, 60],
      [185, 70],
      [170, 60],
    ]);
    expect(made([-180, -80], [-60, -70], [60, -70], [179, -80], [-180, -80])).toEqual([
      [-180, -80],
      [-60, -70],
      [60, -70],
      [179, -80],
      [180, -80],
      [180, -90],
      [-180, -90],
      [-180, -80],
    ]);
  });

  it('loses points that hardly matter, and stays closed', () => {
    const ring = [
      [0, 0],
      [5, 0.01],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ] as const;
    expect(plainRing(ring, 0.05)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ]);
  });
});
