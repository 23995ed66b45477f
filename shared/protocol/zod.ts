import * as z from 'zod/mini';

// By default, zod generates code from strings for speed, which the pages' Content Security Policy forbids. This must
// be turned off before the first schema is created, so every schema of the protocol imports zod from here. It is zod
// mini, because pages load it; on the server, which also loads full zod, both use the same error messages.
z.config({ jitless: true });

export { z };

/** `z.catch`, renamed so that it doesn't look like a promise's `catch`. */
export { catch as orElse } from 'zod/mini';
