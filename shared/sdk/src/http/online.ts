const LONGEST_WAIT_MS = 4_000;

/**
 * Waits for a browser that says it has no network, so that nothing is sent that can only fail. Not long: what
 * is sent late is done after its person has gone on to something else.
 * @returns false when it stayed without one for so long that the person should be told, or the signal aborted
 */
export async function isOnline(signal?: AbortSignal): Promise<boolean> {
  if (signal?.aborted) return false;
  if (navigator.onLine) return true;
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal?.removeEventListener('abort', go);
      resolve(navigator.onLine && signal?.aborted !== true);
    };
    const timer = setTimeout(go, LONGEST_WAIT_MS);
    addEventListener('online', go);
    signal?.addEventListener('abort', go);
  });
}
