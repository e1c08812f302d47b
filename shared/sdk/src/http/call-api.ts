import type { ApiRequest } from './api-request.types.js';
import { takeEarlyAnswer } from './early-answer.js';
import { loadSender } from './load-sender.js';

/** The form in which `readFailure` reads a refusal, whether axios or the page itself made the call. */
class Refusal extends Error {
  readonly isAxiosError = true;
  constructor(readonly response: { status: number; data: unknown }) {
    super(`The server answered ${response.status}.`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * A call for the pages around signing in. It takes the answer that index.html has asked for ahead of the scripts, else
 * calls through `http`. It never waits for a session.
 * @returns the body of the answer
 * @throws what `readFailure` reads
 */
export async function callApi<T>(request: ApiRequest, signal?: AbortSignal): Promise<T> {
  const early = await takeEarlyAnswer(request);
  if (early) {
    const data = parse(await early.text());
    if (!early.ok) throw new Refusal({ status: early.status, data });
    return data as T;
  }
  const { sendRequest } = await loadSender();
  return sendRequest<T>(request, signal, { waits: false });
}
