import path from 'node:path';
import { createJiti } from 'jiti';
import { readDescriptionDrawings } from './description-drawings.mjs';
import { readDescriptionWords } from './description-words.mjs';
import { cacheFolder, sharedFolder } from './project.paths.mjs';

/** The rules of a description, and what remotes name in theirs; as the package was built before any remote. */
const contracts = await import('@atrium/contracts');

const jiti = createJiti(import.meta.url, {
  fsCache: path.join(cacheFolder, 'descriptions'),
  alias: { '@atrium/sdk': path.join(sharedFolder('sdk'), 'src/define-remote.ts') },
  // Compiling and evaluating all contracts again takes jiti as long as the rest of a build.
  virtualModules: { '@atrium/contracts': contracts },
});

let reading = Promise.resolve();

/**
 * Each file is evaluated once, and once more after `forget`. One read at a time, since all share what is kept. jiti's
 * `moduleCache: false` would evaluate a file again for each that imports it.
 */
function importOnce(file) {
  const read = reading.then(() => jiti.import(file, { default: true }));
  reading = read.catch(() => undefined);
  return read;
}

/** Sources may change while one process builds them repeatedly. */
function forget() {
  reading = reading.then(() => {
    for (const name of Object.keys(jiti.cache)) if (/\.tsx?$/.test(name)) delete jiti.cache[name];
  });
}

const withoutLoad = ({ load: _load, ...data }) => data;

function explain(issues) {
  return issues.map(({ path: place, message }) => `  ${place.join('.') || '(whole)'}: ${message}`).join('\n');
}

/** @returns the value parsed by the contract's schema; throws a sentence for each fault */
export function parseWithContract(schemaName, value, what) {
  const { success, data, error } = contracts[schemaName].safeParse(value);
  if (!success) throw new Error(`${what} does not meet the contract:\n${explain(error.issues)}`);
  return data;
}

/** A function that only imports names the file that it imports. */
const imported = /import\((?:\s*\/\*.*?\*\/)?\s*["'`]([^"'`]+)/i;

/** Which file each widget of the dashboard is loaded from, as `src/remote.ts` imports it, by the widget's id. */
export async function readWidgetFiles(folder) {
  const { slots } = await importOnce(path.join(folder, 'src/remote.ts'));
  const widgets = slots.filter(({ slot }) => slot === 'dashboard.widget');
  return widgets.map(({ id, load }) => ({ id, file: imported.exec(load.toString())?.[1] }));
}

/** Reads the description in a remote's `src/remote.ts`, without calling any of its `load` functions. */
export async function readRemoteDescription(folder) {
  const file = path.join(folder, 'src/remote.ts');
  forget();
  const { slices: _slices, texts: _texts, ...definition } = await importOnce(file);
  const description = {
    ...definition,
    routes: definition.routes.map(withoutLoad),
    slots: definition.slots.map(withoutLoad),
    commands: definition.commands?.map(withoutLoad),
    words: readDescriptionWords(folder, definition),
    drawings: readDescriptionDrawings(definition, contracts.SHELL_ICONS),
  };
  return parseWithContract('remoteDescriptionSchema', description, file);
}
