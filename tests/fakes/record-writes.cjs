// Loaded by `--require` in every thread of a program. Records each file that JavaScript code opens for writing,
// copies or moves, in the file that RECORD_WRITES names.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

// Opened before the functions are wrapped, so that it is not recorded itself.
const log = fs.openSync(process.env.RECORD_WRITES, 'a');
const record = (how, path) => fs.writeSync(log, `${how} ${String(path)}\n`);

/** All flags except read-only ones. */
const isWriting = (flags = 'r') =>
  typeof flags === 'number'
    ? (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR | fs.constants.O_CREAT)) !== 0
    : flags !== 'r' && flags !== 'rs' && flags !== 'sr';

const OPENS = ['open', 'openSync'];
const WRITES = ['writeFile', 'appendFile', 'createWriteStream', 'copyFile', 'cp', 'rename', 'link', 'symlink']
  .concat(['truncate'])
  .flatMap((name) => [name, `${name}Sync`]);

for (const api of [fs, fs.promises]) {
  for (const name of OPENS.concat(WRITES)) {
    const original = api[name];
    if (typeof original !== 'function') continue;
    api[name] = function (path, flags, ...others) {
      if (WRITES.includes(name) || isWriting(typeof flags === 'function' ? 'r' : flags)) record(name, path);
      return original.call(this, path, flags, ...others);
    };
  }
}
syncBuiltinESMExports();
