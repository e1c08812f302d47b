import path from 'node:path';
import { createJiti } from 'jiti';
import { readDescriptionDrawings } from './description-drawings.mjs';
import { readDescriptionWords } from './description-words.mjs';
import { sharedFolder } from './project.paths.mjs';

const contractsEntry = path.join(sharedFolder('contracts'), 'src/index.ts');

const jiti = createJiti(import.meta.url, {
  fsCache: false,
  // A description may change while one process builds it repeatedly.
  moduleCache: false,
  alias: {
    '@atrium/contracts': contractsEntry,
    '@atrium/sdk': path.join(sharedFolder('sdk'), 'src/define-remote.ts'),
  },
});

const withoutLoad = ({ load: _load, ...data }) => data;

function explain(issues) {
  return issues.map(({ path: place, message }) => `  ${place.join('.') || '(whole)'}: ${message}`).join('\n');
}

/** @returns the value parsed by the contract's schema; throws a sentence for each fault */
export async function parseWithContract(schemaName, value, what) {
  const contracts = await jiti.import(contractsEntry);
  const { success, data, error } = contracts[schemaName].safeParse(value);
  if (!success) throw new Error(`${what} does not meet the contract:\n${explain(error.issues)}`);
  return data;
}

/** A function that only imports names the file that it imports. */
const imported = /import\((?:\s*\/\*.*?\*\/)?\s*["'`]([^"'`]+)/i;

/** Which file each widget of the dashboard is loaded from, as `src/remote.ts` imports it, by the widget's id. */
export async function readWidgetFiles(folder) {
  const { slots } = await jiti.import(path.join(folder, 'src/remote.ts'), { default: true });
  const widgets = slots.filter(({ slot }) => slot === 'dashboard.widget');
  return widgets.map(({ id, load }) => ({ id, file: imported.exec(load.toString())?.[1] }));
}

/** Reads the description in a remote's `src/remote.ts`, without calling any of its `load` functions. */
export async function readRemoteDescription(folder) {
  const file = path.join(folder, 'src/remote.ts');
  const { slices: _slices, texts: _texts, ...definition } = await jiti.import(file, { default: true });
  const description = {
    ...definition,
    routes: definition.routes.map(withoutLoad),
    slots: definition.slots.map(withoutLoad),
    commands: definition.commands?.map(withoutLoad),
    words: readDescriptionWords(folder, definition),
    drawings: readDescriptionDrawings(definition),
  };
  return parseWithContract('remoteDescriptionSchema', description, file);
}
