import { FILE_LIMIT_MS, trustFiles, type FileHashes } from './verified-files.js';

declare global {
  /** What index.html has begun to fetch, for a page behind the sign-in. */
  var atriumFileHashes: Promise<Response> | undefined;
  /** Webpack's function that loads a chunk … */
  var __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
  /** … and the one that names its script. */
  var __webpack_get_script_filename__: (chunk: string | number) => string;
}

let first: FileHashes = {};
let all: Promise<void> | undefined;

/** Hashes of all the shell's files, held against the one that the page brings. Fetched once, and anew after a failure. */
export function trustOwnFiles(): Promise<void> {
  all ??= fetchAll().catch((cause: unknown) => {
    all = undefined;
    // As webpack calls a script that did not come: whoever waits for one tells no difference.
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
 * The page itself has the hashes of what is drawn around signing in; those of all other files would keep that waiting. A
 * chunk that is none of the first is loaded once they are here.
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
