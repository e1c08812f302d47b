/** A valid integrity that no file has. An empty or ill-formed one would disable the browser's check. */
const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`;
/** Product specification 9: time limit of a file of the shell. */
export const FILE_LIMIT_MS = 120_000;

/** SHA-384 by file name, in the form of an `integrity` attribute. */
export type FileHashes = Record<string, string>;
type Tag = HTMLScriptElement | HTMLLinkElement;

const hashesByFolder = new Map<string, Map<string, string>>();
const limitByFolder = new Map<string, number>();
const triesByAddress = new Map<string, number>();

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);
const absolute = (address: string) => new URL(address, location.href).href;

/** Allows the files of a folder with these hashes to run. No other file runs. */
export function trustFiles(folder: string, hashes: FileHashes): void {
  hashesByFolder.set(absolute(folder), new Map(Object.entries(hashes)));
}

/**
 * Counts scripts that the page itself has requested: if one hangs, the next attempt uses another URL, like after any
 * first attempt.
 */
export function countTags(): void {
  for (const { src } of document.scripts) if (src) triesByAddress.set(src, 1);
}

/** Time limit of a file in a folder; afterwards its tag counts as failed. */
export function limitFiles(folder: string, limitMs: number): void {
  limitByFolder.set(absolute(folder), limitMs);
}

/**
 * Prepares a tag before it is inserted: its integrity, a time-out that ends it with an `error` event, and another URL
 * after a failure, because the browser would join a new tag to a hanging request of the same URL. Every script, style
 * and hint tag of webpack's run-time in shell and remotes goes through this function.
 */
export function verifyTag(tag: Tag): void {
  const isScript = tag instanceof HTMLScriptElement;
  const address = isScript ? tag.src : tag.href;
  const folder = folderOf(address);
  tag.crossOrigin = 'anonymous';
  tag.integrity = hashesByFolder.get(folder)?.get(address.slice(folder.length)) ?? MATCHES_NOTHING;
  if (!isScript && tag.rel !== 'stylesheet') return;
  const tries = triesByAddress.get(address) ?? 0;
  triesByAddress.set(address, tries + 1);
  if (isScript) tag.src = retryAddress(address, tries);
  else tag.href = retryAddress(address, tries);
  const timer = setTimeout(
    () => tag.dispatchEvent(new Event('error')),
    limitByFolder.get(folder) ?? FILE_LIMIT_MS,
  );
  tag.addEventListener('error', () => clearTimeout(timer), { once: true });
  tag.addEventListener(
    'load',
    () => {
      clearTimeout(timer);
      triesByAddress.delete(address);
    },
    { once: true },
  );
}

/** The same file under a URL for which there is no hanging or cached request. */
export function retryAddress(address: string, tries: number): string {
  return tries > 0 ? `${address}?r=${String(tries)}` : address;
}
