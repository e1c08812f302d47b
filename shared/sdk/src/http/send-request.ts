import type { AxiosError, AxiosResponse } from 'axios';
import { language } from '../language/texts.js';
import { readFailure } from './api-failure.js';
import type { ApiRequest } from './api-request.types.js';
import { http } from './http.js';
import { isResolved, resolvedInterruptions } from './interruption.js';
import { keepAnswer } from './own-answers.js';
import { OwnFailure } from './own-failure.js';
import { isOnline } from './online.js';

const MOST_REPEATS = 4;
const UNREACHABLE_PAUSE_MS = 400;
const RUNNING_PAUSE_S = 1;

/**
 * Sends a request to the API. A request with a key is repeated when its answer was lost or the server is still handling
 * it; the server does the work once. A request that found no session, or a locked one, waits until its person is back
 * and is sent again with the same key; `waits: false` is for the requests that bring them back.
 * @returns the body of the answer
 * @throws what `readFailure` reads
 */
export async function sendRequest<T>(
  request: ApiRequest,
  signal?: AbortSignal,
  { waits = request.waits ?? true } = {},
): Promise<T> {
  const { url, method = 'GET', body, file, link, params, key } = request;
  const headers = {
    'Accept-Language': language(),
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(file && { 'Content-Type': 'application/octet-stream' }),
    ...(link !== undefined && { 'X-Atrium-Link': link }),
  };
  // A large file takes its time.
  const whole = link !== undefined && { timeout: 0 };
  for (let repeats = 0; ; repeats += 1) {
    const began = resolvedInterruptions();
    try {
      const answer = await http.request<T>({
        url,
        method,
        data: file ?? body,
        params,
        headers,
        signal,
        ...whole,
      });
      if (isForeign(answer)) throw new OwnFailure(answer);
      if (method !== 'GET') keepAnswer(String(answer.headers['x-request-id']));
      return answer.data;
    } catch (reason) {
      if (waits && repeats < MOST_REPEATS && (await isResolved(readFailure(reason), began, signal))) continue;
      const pause = key === undefined || repeats === MOST_REPEATS ? null : pauseAfter(reason);
      if (pause === null || signal?.aborted) throw reason;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (isUnreachable(reason) && !(await isOnline(signal))) throw reason;
    }
  }
}

/** Opens an answer that comes in parts. */
export async function openStream(url: string, params: object): Promise<ReadableStream<Uint8Array>> {
  const headers = { 'Accept-Language': language() };
  const answer = await http.get<ReadableStream<Uint8Array>>(url, {
    params,
    headers,
    adapter: 'fetch',
    responseType: 'stream',
  });
  return answer.data;
}

/**
 * Something on the way answered instead of the server, such as a proxy's page: axios leaves a body that is no JSON as
 * text.
 */
const isForeign = ({ data, headers }: AxiosResponse) =>
  typeof data === 'string' && data !== '' && !String(headers['content-type']).includes('json');

const isUnreachable = (reason: unknown) => readFailure(reason).error.code === 'UNREACHABLE';

/** Milliseconds until a retry may succeed; null when it will not. */
function pauseAfter(reason: unknown): number | null {
  if (isUnreachable(reason)) return UNREACHABLE_PAUSE_MS;
  if (readFailure(reason).error.code !== 'STILL_RUNNING') return null;
  const asked: unknown = (reason as AxiosError).response?.headers['retry-after'];
  return Number(asked ?? RUNNING_PAUSE_S) * 1_000;
}
