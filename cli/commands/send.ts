import { ARCHIVE_NAME } from '#core/limits.ts';
import { organizeArguments } from '../arguments/arguments.ts';
import { BATCH_OPTIONS, PROGRAM_OPTIONS, STORAGE_OPTIONS, TO_OPTION } from '../arguments/options-table.ts';
import { isAddress, storageNames } from '../storage/target.ts';
import { defineCommand, operandsMissing } from './command.ts';
import { organizeRun } from './organize.ts';

/** The values of options that `send` doesn't have: it neither makes a ZIP nor writes to a folder. */
const NO_DISK = { out: ARCHIVE_NAME, force: false, move: false, 'write-dates': false } as const;

/** Organizes photos, and sends them to a storage. */
export const sendCommand = defineCommand(
  {
    name: 'send',
    operands: (t) => t('commands.photosAndAddress'),
    summary: (t) => t('commands.send', { names: storageNames(t) }),
    options: { ...TO_OPTION, ...STORAGE_OPTIONS, ...BATCH_OPTIONS, ...PROGRAM_OPTIONS },
    examples: [
      'send ~/Pictures/unsorted webdavs://me@cloud.example/Photos',
      'send photos.zip s3://photos/sorted',
    ],
    completed: 'file',
  },
  ({ values, positionals, given }) => {
    const addresses = positionals.filter(isAddress);
    const [to, ...others] = [...(values.to === undefined ? [] : [values.to]), ...addresses];
    const photos = positionals.filter((operand) => !isAddress(operand));
    if (to === undefined || others.length > 0 || photos.length === 0) {
      throw operandsMissing('send', (t) => t('commands.photosAndAddress'));
    }
    const options = organizeArguments({
      values: { ...NO_DISK, ...values, to },
      positionals: photos,
      given: [...given, 'to'],
    });
    return organizeRun(options);
  },
);
