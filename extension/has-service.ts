/**
 * Whether users can sign in and use our service here. Not in Firefox, which gives an extension another origin in each
 * profile: the server answers only known origins.
 */
export const HAS_SERVICE = location.protocol !== 'moz-extension:';
