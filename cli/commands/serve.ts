import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAM_OPTIONS } from '../arguments/options-table.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { HIGHEST_PORT } from '../limits.ts';
import { defineCommand, operandsMissing } from './command.ts';
import { EXIT } from './exit-codes.ts';

/** The built server, next to the folder of the built command line. */
const SERVER = new URL('../server/node.js', import.meta.url);

/** Runs the site and its server on this computer. */
export const serveCommand = defineCommand(
  {
    name: 'serve',
    operands: () => '',
    summary: (t) => t('commands.serve'),
    options: {
      port: {
        type: 'string',
        value: 'number',
        group: 'server',
        help: (t) => t('commands.helpPort'),
        completed: [],
        missing: (_, t) => portText(t),
      },
      host: {
        type: 'string',
        value: 'address',
        group: 'server',
        help: (t) => t('commands.helpHost'),
        completed: ['127.0.0.1', '0.0.0.0'],
      },
      database: {
        type: 'string',
        value: 'file',
        group: 'server',
        help: (t) => t('commands.helpDatabase'),
        completed: 'file',
      },
      'no-service': {
        type: 'boolean',
        default: false,
        group: 'server',
        help: (t) => t('commands.helpNoService'),
      },
      ...PROGRAM_OPTIONS,
    },
    examples: ['serve', 'serve --port 8080 --host 0.0.0.0 --no-service'],
    completed: [],
  },
  ({ values: { port, host: address, database, 'no-service': isSiteOnly }, positionals }) => {
    if (positionals.length > 0) {
      throw operandsMissing('serve', () => '');
    }
    if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= HIGHEST_PORT)) {
      throw new UsageError(portText);
    }
    return async ({ environment, stateFolder }) => {
      if (!existsSync(fileURLToPath(SERVER))) throw new UsageError((t) => t('commands.serverMissing'));
      const typed = {
        PORT: port,
        HOST: address,
        DATABASE_FILE: database ?? (environment['DATABASE_FILE'] || join(stateFolder, 'server.sqlite')),
        ENGINE: isSiteOnly ? 'none' : undefined,
      };
      for (const [name, value] of Object.entries(typed)) if (value !== undefined) environment[name] = value;
      // The server's own program: it listens until a signal ends the process.
      await import(/* @vite-ignore */ SERVER.href);
      return EXIT.ok;
    };
  },
);

const portText: UsageError['say'] = (t) =>
  `--port: ${t('commands.portOutOfRange', { most: String(HIGHEST_PORT) })}`;
