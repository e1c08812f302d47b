import type { ApiRequest } from './api-request.types.js';

declare global {
  /** What the shell's page asked the server for before any script ran, by address below /api/ with its query. */
  var atriumEarly: Record<string, Promise<Response>> | undefined;
}

/** What has not been taken by then belongs to a page that never needed it. */
const OLD_AFTER_MS = 30_000;

/**
 * The answer to a read that index.html has asked for ahead of the scripts. Once only: whoever asks again wants to
 * know it anew; and not after a write, which may have changed it.
 */
export async function takeEarlyAnswer({
  url,
  method = 'GET',
  params,
}: ApiRequest): Promise<Response | undefined> {
  if (method !== 'GET' || performance.now() > OLD_AFTER_MS) globalThis.atriumEarly = undefined;
  if (method !== 'GET') return undefined;
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const address = query === '' ? url : `${url}?${query}`;
  const early = globalThis.atriumEarly?.[address];
  delete globalThis.atriumEarly?.[address];
  return early?.catch(() => undefined);
}
