import { LIVE_TAGS } from '@atrium/contracts';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { readFailure, type ApiFailure } from '../http/api-failure.js';
import type { ApiRequest } from '../http/api-request.types.js';
import { takeEarlyAnswer } from '../http/early-answer.js';
import { sendRequest } from '../http/send-request.js';

const queryApi: BaseQueryFn<ApiRequest, unknown, ApiFailure> = async (request, { signal }) => {
  try {
    const early = await takeEarlyAnswer(request);
    const data: unknown = early?.ok ? await early.json().catch(() => undefined) : undefined;
    if (data !== undefined) return { data };
    return { data: await sendRequest(request, signal) };
  } catch (reason) {
    return { error: readFailure(reason) };
  }
};

/** The cache of all server data. Features add their calls with `api.injectEndpoints`. */
export const api = /* @__PURE__ */ createApi({
  reducerPath: 'api',
  baseQuery: queryApi,
  tagTypes: [...LIVE_TAGS, 'Portal'],
  endpoints: () => ({}),
});
