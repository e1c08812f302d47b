import type { ApiRequest } from './api-request.types.js';
import { takeEarlyAnswer } from './early-answer.js';
import { loadSender } from './load-sender.js';
import { OwnFailure } from './own-failure.js';

/**
 * Calls the API from the pages around sign-in. It uses the answer that index.html requested ahead of the scripts, and
 * otherwise calls through `http`. It never waits for a session.
 * @returns the body of the answer
 * @throws what `readFailure` reads
 */
export async function callApi<T>(request: ApiRequest, signal?: AbortSignal): Promise<T> {
  const early = await takeEarlyAnswer(request);
  if (early?.ok) return early.data as T;
  if (early) throw new OwnFailure(early);
  const { sendRequest } = await loadSender();
  return sendRequest<T>(request, signal, { waits: false });
}
