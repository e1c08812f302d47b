import type { LiveTag } from '@atrium/contracts';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { readFailure, type ApiFailure } from '../http/api-failure.js';
import type { ApiRequest } from '../http/api-request.types.js';
import { takeEarlyAnswer } from '../http/early-answer.js';
import { loadSender } from '../http/load-sender.js';
import { takeHomePart } from './home-parts.js';
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

async function askItself(request: ApiRequest, signal: AbortSignal): Promise<unknown> {
  const part = await takeHomePart(request);
  return part ? part.data : sendConfirmed(request, signal);
}

const queryApi: BaseQueryFn<ApiRequest, unknown, ApiFailure> = async (request, { signal }) => {
  try {
    const early = await takeEarlyAnswer(request);
    const data = early?.ok ? early.data : await askItself(request, signal);
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
