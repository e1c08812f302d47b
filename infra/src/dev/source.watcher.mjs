import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listSources } from '../build/source.files.mjs';
import { listWorkspaces } from '../build/workspace.list.mjs';

const lookMs = 400;

/** @returns {string} changes whenever a source file of any package changes, comes or goes */
function signature() {
  const ofFile = (/** @type {string} */ file) => {
    const { mtimeMs, size } = fs.statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
    return `${file} ${mtimeMs} ${size}`;
  };
  return listWorkspaces()
    .flatMap(({ folder }) => listSources(folder).map((file) => ofFile(path.join(folder, file))))
    .join('\n');
}

/**
 * Calls back after changes of the sources; changes made during a call are combined. It polls the files, because the
 * system's file events get lost on network folders and in containers.
 * @param {() => Promise<unknown>} onChange
 * @param {AbortSignal} signal ends it with a rejection
 * @returns {Promise<never>}
 */
export async function watchSources(onChange, signal) {
  for (let last = signature(); ;) {
    await wait(lookMs, undefined, { signal });
    const now = signature();
    if (now === last) continue;
    last = now;
    await onChange();
  }
}
