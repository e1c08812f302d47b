import type { ApiRequest } from './api-request.types.js';
import { OwnFailure } from './own-failure.js';

declare global {
  /** Requests that the shell's page sent before any script ran, by URL below /api/ with its query; `home`: its parts. */
  var atriumEarly: Record<string, Promise<Response>> | undefined;
}

/** An answer that is not used by then belongs to a page that never needed it. */
const OLD_AFTER_MS = 30_000;

interface EarlyAnswer {
  status: number;
  /** The status is a success and the body is JSON. */
  ok: boolean;
  /** A text when it is not JSON; undefined when there is none. */
  data: unknown;
}

/**
 * The answer to a read that index.html requested ahead of the scripts. It is used once, because a second call wants
 * fresh data, and never after a write, which may have changed it.
 * @throws {OwnFailure} when index.html's time-out has passed, which is that of every call
 */
export async function takeEarlyAnswer(request: ApiRequest): Promise<EarlyAnswer | undefined> {
  const { method = 'GET' } = request;
  if (method !== 'GET' || performance.now() > OLD_AFTER_MS) globalThis.atriumEarly = undefined;
  if (method !== 'GET') return undefined;
  const early = take(addressOf(request));
  return early && read(early);
}

/** The home's parts, which index.html requests under this name. */
export const takeEarlyHome = () => take('home');

/** The address of a request below /api/, with its query. */
export function addressOf({ url, params }: ApiRequest): string {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? url : `${url}?${query}`;
}

function take(address: string): Promise<Response> | undefined {
  const early = globalThis.atriumEarly?.[address];
  delete globalThis.atriumEarly?.[address];
  return early;
}

async function read(early: Promise<Response>): Promise<EarlyAnswer | undefined> {
  try {
    const answer = await early;
    return readBody(answer, await answer.text());
  } catch (reason) {
    // The only thing that aborts these calls is their time-out.
    if (reason instanceof DOMException) throw new OwnFailure(undefined, 'ETIMEDOUT');
    return undefined;
  }
}

function readBody({ status, ok }: Response, text: string): EarlyAnswer {
  if (status === 204) return { status, ok, data: undefined };
  try {
    return { status, ok, data: JSON.parse(text) };
  } catch {
    return { status, ok: false, data: text };
  }
}
