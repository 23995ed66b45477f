/** Compiles the texts of shared/messages, and writes the extension's `_locales`: `npm run build:messages`. */
import { buildMessages } from './build-messages/build.ts';

buildMessages();
