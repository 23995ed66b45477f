/** Opens the store in the file that it receives by message, and reports the result. */
import { openDatabase } from '#server/store/open-database.ts';

process.on('message', (file: string) => {
  try {
    void openDatabase({ file }).destroy();
    process.send?.('opened');
  } catch (error) {
    process.send?.(String(error));
  }
});
process.send?.('ready');
