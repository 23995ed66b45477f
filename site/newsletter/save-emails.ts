import { type CapturedEmail, exportedEmails, exportFileName } from './newsletter.ts';
import { saveFile } from '#ui/kit/save-file.ts';

/** Downloads addresses as a text file. */
export function saveEmails(emails: readonly Pick<CapturedEmail, 'email' | 'timestamp'>[]): void {
  const file = new Blob([exportedEmails(emails)], { type: 'text/plain' });
  saveFile(file, exportFileName(new Date().toISOString()));
}
