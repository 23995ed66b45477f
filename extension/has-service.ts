/**
 * Whether people can sign in and use our service here. Not in Firefox, which gives an extension another origin in each
 * profile: the server answers known origins alone.
 */
export const HAS_SERVICE = location.protocol !== 'moz-extension:';
