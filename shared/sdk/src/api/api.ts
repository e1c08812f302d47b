import type { LiveTag } from '@atrium/contracts';
import { createApi, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { readFailure, type ApiFailure } from '../http/api-failure.js';
import type { ApiRequest } from '../http/api-request.types.js';
import { takeEarlyAnswer } from '../http/early-answer.js';
import { loadSender } from '../http/load-sender.js';
import { changedSinceHome, takeHomePart } from './home-parts.js';
import { confirmIdentity } from '../confirm/confirm-identity.js';

/** Sends the request again after the person has confirmed their password, where the server asks for that. */
async function sendConfirmed(request: ApiRequest, signal: AbortSignal): Promise<unknown> {
  const { sendRequest } = await loadSender();
  try {
    return await sendRequest(request, signal);
  } catch (reason) {
    if (readFailure(reason).error.code !== 'IDENTITY_UNCONFIRMED') throw reason;
    if (!(await confirmIdentity())) throw reason;
    return sendRequest(request, signal);
  }
}

async function askItself(request: ApiRequest, query: BaseQueryApi): Promise<unknown> {
  const part = await takeHomePart(request);
  if (!part) return sendConfirmed(request, query.signal);
  setTimeout(() => renewOutdated(query));
  return part.data;
}

/** Asks again for a part of the home that has changed since the home was asked for. */
function renewOutdated({ queryCacheKey, getState, dispatch }: BaseQueryApi): void {
  // The store has the cache, or there would be no query.
  const state = getState() as Parameters<typeof api.util.selectInvalidatedBy>[0];
  const outdated = api.util.selectInvalidatedBy(state, changedSinceHome());
  if (outdated.some((query) => query.queryCacheKey === queryCacheKey)) {
    dispatch(api.util.invalidateTags(changedSinceHome()));
  }
}

const queryApi: BaseQueryFn<ApiRequest, unknown, ApiFailure> = async (request, query) => {
  try {
    const early = await takeEarlyAnswer(request);
    const data = early?.ok ? early.data : await askItself(request, query);
    // The cache freezes everything that is not frozen, row by row; for a long answer that takes longer than storing it.
    return { data: Object.freeze(data) };
  } catch (reason) {
    return { error: readFailure(reason) };
  }
};

/** The cache of all server data. Features add their calls with `api.injectEndpoints`. */
export const api = /* @__PURE__ */ createApi({
  reducerPath: 'api',
  baseQuery: queryApi,
  // No tags are known here, because every area has its own.
  tagTypes: [] as LiveTag[],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
