import { FILE_LIMIT_MS, trustFiles, type FileHashes } from './verified-files.js';

declare global {
  /** The request that index.html has started, for a page behind sign-in. */
  var atriumFileHashes: Promise<Response> | undefined;
  /** Webpack's function that loads a chunk, */
  var __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
  /** and the one that returns the file name of its script. */
  var __webpack_get_script_filename__: (chunk: string | number) => string;
}

let first: FileHashes = {};
let all: Promise<void> | undefined;

/**
 * Loads the hashes of all the shell's files and compares them with the hash in the page. Loaded once, and again after a
 * failure.
 */
export function trustOwnFiles(): Promise<void> {
  all ??= fetchAll().catch((cause: unknown) => {
    all = undefined;
    // webpack's name for a script that failed to load, so that callers can treat both alike.
    throw Object.assign(new Error('The hashes of the files did not come.', { cause }), {
      name: 'ChunkLoadError',
    });
  });
  return all;
}

async function fetchAll(): Promise<void> {
  const begun = globalThis.atriumFileHashes;
  globalThis.atriumFileHashes = undefined;
  const { rest = '', integrity = '' } = document.getElementById('file-hashes')?.dataset ?? {};
  const answer = await (begun ?? fetch(rest, { integrity, signal: AbortSignal.timeout(FILE_LIMIT_MS) }));
  if (!answer.ok) throw new Error(`The server answered ${String(answer.status)}.`);
  trustFiles('/', (await answer.json()) as FileHashes);
}

/**
 * Trusts the files whose hashes are in the page: those drawn around sign-in. All other hashes are in a separate file,
 * so that they do not delay these. Any other chunk waits for that file.
 */
export function trustFirstFiles(): void {
  const hashes = document.getElementById('file-hashes')?.textContent;
  if (!hashes) return;
  first = JSON.parse(hashes) as FileHashes;
  trustFiles('/', first);
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) =>
    first[__webpack_get_script_filename__(chunk)] ? load(chunk) : trustOwnFiles().then(() => load(chunk));
}
