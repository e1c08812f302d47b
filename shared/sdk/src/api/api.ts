import { LIVE_TAGS } from '@atrium/contracts';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { readFailure, type ApiFailure } from '../http/api-failure.js';
import { http } from '../http/http.js';
import { sessionEnded } from '../session/session.slice.js';

export interface ApiRequest {
  /** Below /api/, without a leading slash: `hr/employees`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Query string; undefined values are left out. */
  params?: object;
}

const callApi: BaseQueryFn<ApiRequest, unknown, ApiFailure> = async (request, { signal, dispatch }) => {
  const { url, method = 'GET', body, params } = request;
  try {
    const { data } = await http.request<unknown>({ url, method, data: body, params, signal });
    return { data };
  } catch (reason) {
    const failure = readFailure(reason);
    if (failure.error.code === 'NOT_SIGNED_IN') dispatch(sessionEnded());
    return { error: failure };
  }
};

/** The cache of all server data. Features add their calls with `api.injectEndpoints`. */
export const api = /* @__PURE__ */ createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  tagTypes: [...LIVE_TAGS, 'Portal'],
  endpoints: () => ({}),
});
