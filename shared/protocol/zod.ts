import * as z from 'zod/mini';

// By default zod generates code from strings for speed, which the pages' Content Security Policy forbids.
// This has to be turned off before the first schema is created, so every schema of the protocol imports zod
// from here. It is zod mini, because pages load it; on the server, where full zod is loaded too, both use the
// same error messages.
z.config({ jitless: true });

export { z };

/** `z.catch`, renamed so that it does not look like a promise's. */
export { catch as orElse } from 'zod/mini';
