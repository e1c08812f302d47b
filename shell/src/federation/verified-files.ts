/** A valid integrity that no file has. An empty or ill-formed one would switch the browser's check off. */
const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`;
/** Product specification 9: how long a file of the shell may take. */
export const FILE_LIMIT_MS = 120_000;

/** SHA-384 by file name, in the form of an `integrity` attribute. */
export type FileHashes = Record<string, string>;
type Tag = HTMLScriptElement | HTMLLinkElement;

const hashesByFolder = new Map<string, Map<string, string>>();
const limitByFolder = new Map<string, number>();
const triesByAddress = new Map<string, number>();

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);
const absolute = (address: string) => new URL(address, location.href).href;

/** Lets the files of a folder run if they have these hashes. No other file of it, or of any other folder, runs. */
export function trustFiles(folder: string, hashes: FileHashes): void {
  hashesByFolder.set(absolute(folder), new Map(Object.entries(hashes)));
}

/** Scripts that the page itself has asked for: should one hang, the next try has another address, as after any first try. */
export function countTags(): void {
  for (const { src } of document.scripts) if (src) triesByAddress.set(src, 1);
}

/** How long one file of a folder may take before its tag counts as failed. */
export function limitFiles(folder: string, limitMs: number): void {
  limitByFolder.set(absolute(folder), limitMs);
}

/**
 * Prepares a tag just before it is inserted: its integrity, a time-out that ends it with an `error` event, and another
 * address after a failure, since the browser joins a new tag to a hanging request of the same address.
 * Every script, style and hint that webpack's run-time makes in shell and remotes passes through here.
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

/** The same file under an address that no hanging or cached request holds. */
export function retryAddress(address: string, tries: number): string {
  return tries > 0 ? `${address}?r=${String(tries)}` : address;
}
