/** By its address: what is loaded lazily, or on its way. */
const loaded = new Map();

/**
 * What a lazy import becomes in a component test. Code that has been loaded is there at once, as in a page that has
 * fetched it ahead, so that no test depends on how long loading takes.
 * @template T
 * @param {string} from the importing module's address
 * @param {string} specifier
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export function importAhead(from, specifier, load) {
  const address = specifier.startsWith('.') ? new URL(specifier, from).href : specifier;
  const known = loaded.get(address);
  if (known) return known;
  const loading = load();
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

/** Waits for all that is loaded lazily, and for what that loads in turn. */
export async function allAhead() {
  for (let known = -1; known !== loaded.size;) {
    known = loaded.size;
    await Promise.allSettled(loaded.values());
  }
}
