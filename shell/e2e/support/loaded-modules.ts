import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

const MARK = '@module ';

/** ES modules are reported by a hook, in its own thread; others are in the cache of `require` when the process ends. */
const hook = `import fs from 'node:fs';
export async function load(url, context, next) {
  if (url.startsWith('file:')) fs.writeSync(1, '\\n${MARK}' + url + '\\n');
  return next(url, context);
}`;
const preload = `import fs from 'node:fs';
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});
process.on('exit', () => {
  for (const file of Object.keys(createRequire(process.execPath).cache))
    fs.writeSync(1, '\\n${MARK}' + pathToFileURL(file).href + '\\n');
});`;

/** The files that Node loads for a program, which then fails for want of a database. */
export async function loadedModules(program: string): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, program],
    {
      env: {
        // The port of no database.
        DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/atrium',
        ATRIUM_SECRET: 'a secret of thirty-two characters',
        ATRIUM_SECRET_KEYS: `one:${'0'.repeat(64)}`,
        ATRIUM_DATA: '.',
        ATRIUM_SHELL: '.',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const lines = (await text(child.stdout)).split('\n').filter((line) => line.startsWith(MARK));
  return [...new Set(lines.map((line) => line.slice(MARK.length)))];
}
