import { translator } from '#messages/translate.ts';
import { honeypotWords } from '#words/honeypot.ts';

const t = translator([honeypotWords]);

export const HONEYPOT = t('honeypot.label');
