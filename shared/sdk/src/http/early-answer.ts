import type { ApiRequest } from './api-request.types.js';
import { OwnFailure } from './own-failure.js';

declare global {
  /** What the shell's page asked the server for before any script ran, by address below /api/ with its query. */
  var atriumEarly: Record<string, Promise<Response>> | undefined;
}

/** What has not been taken by then belongs to a page that never needed it. */
const OLD_AFTER_MS = 30_000;

interface EarlyAnswer {
  status: number;
  /** The status is that of a success, and the body is JSON. */
  ok: boolean;
  /** As text when it is no JSON. */
  data: unknown;
}

/**
 * The answer to a read that index.html has asked for ahead of the scripts. Once only: whoever asks again wants to
 * know it anew; and not after a write, which may have changed it.
 * @throws {OwnFailure} when the time-out of index.html was up: it is that of every call
 */
export async function takeEarlyAnswer({
  url,
  method = 'GET',
  params,
}: ApiRequest): Promise<EarlyAnswer | undefined> {
  if (method !== 'GET' || performance.now() > OLD_AFTER_MS) globalThis.atriumEarly = undefined;
  if (method !== 'GET') return undefined;
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const address = query === '' ? url : `${url}?${query}`;
  const early = globalThis.atriumEarly?.[address];
  delete globalThis.atriumEarly?.[address];
  return early && read(early);
}

async function read(early: Promise<Response>): Promise<EarlyAnswer | undefined> {
  try {
    const answer = await early;
    return readBody(answer, await answer.text());
  } catch (reason) {
    // Nobody else takes these calls back.
    if (reason instanceof DOMException) throw new OwnFailure(undefined, 'ETIMEDOUT');
    return undefined;
  }
}

function readBody({ status, ok }: Response, text: string): EarlyAnswer {
  try {
    return { status, ok, data: JSON.parse(text) };
  } catch {
    return { status, ok: false, data: text };
  }
}
