declare module 'world-atlas/land-50m.json' {
  /** See `Topology` in land-rings.ts. */
  const land: {
    readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] };
    readonly arcs: readonly (readonly (readonly number[])[])[];
    readonly objects: {
      readonly land: {
        readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[];
      };
    };
  };
  export default land;
}
