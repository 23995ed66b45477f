import sharp from 'sharp';

// One libvips thread per decoding thread: the pools decide how many run at once.
sharp.concurrency(1);

// No picture is decoded twice, and libvips's cache of recent operations is large: with expensive pictures, a third of
// the server's memory (`npm --prefix lab run bench -- abuse`).
sharp.cache(false);

/** sharp, configured for the server: one thread per picture, and no cache. */
export { default as sharp } from 'sharp';
