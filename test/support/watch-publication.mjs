// Loaded before the command line by tests that look at an output while it is published. `PUBLISHED`
// is the output folder. Each time one of its files is about to be moved in or removed, a copy of
// the folder is put into `SNAPSHOTS`; at the move or removal of number `KILL_AT`, the process ends
// as if it were killed; that of number `FAIL_AT` fails as on a broken disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const { PUBLISHED = '', SNAPSHOTS, KILL_AT, FAIL_AT } = process.env;
let count = 0;

/**
 * Returns the same change of a file, with what tests wait for done before it.
 *
 * @template {readonly unknown[]} Args
 * @template Result
 * @param {(...args: Args) => Result} change
 * @param {(args: Args) => unknown} pathOf returns the path that changes
 * @returns {(...args: Args) => Result}
 */
function before(change, pathOf) {
  return (...args) => {
    const path = String(pathOf(args));
    if (path.startsWith(`${PUBLISHED}/`) && !path.startsWith(`${PUBLISHED}/.docsgen-`)) {
      if (SNAPSHOTS !== undefined) fs.cpSync(PUBLISHED, join(SNAPSHOTS, String(count)), { recursive: true });
      if (String(count) === KILL_AT) process.kill(process.pid, 'SIGKILL');
      count += 1;
      if (String(count - 1) === FAIL_AT) throw Object.assign(new Error(`EIO: i/o error, ${path}`), { code: 'EIO' });
    }
    return change(...args);
  };
}

fs.renameSync = before(fs.renameSync, ([, to]) => to);
fs.rmSync = before(fs.rmSync, ([path]) => path);
syncBuiltinESMExports();
