import sharp from 'sharp';

// One libvips thread per decoding thread: the pools decide how many run at once.
sharp.concurrency(1);

// No picture is decoded twice, and what libvips keeps of the last operations is large: with expensive pictures a third
// of the server's memory (`npm run bench:abuse`).
sharp.cache(false);

/** sharp, as the server uses it: one thread for each picture, and nothing kept. */
export { default as sharp } from 'sharp';
