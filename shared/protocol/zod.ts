import * as z from 'zod/mini';

// zod makes its checks faster by making code from text, which the pages' policies forbid. It has to be told before
// the first schema is made, so every schema of the protocol takes zod from here. It is the small zod, for the pages
// load it; with the whole one beside it, as in the server, both speak of problems in the same words.
z.config({ jitless: true });

export { z };

/** `z.catch`, under a name that nobody takes for a promise's. */
export { catch as orElse } from 'zod/mini';
