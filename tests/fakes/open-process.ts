/** Opens the store in the file that it is told of as soon as it is told to, and says what came of it. */
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
