import axios, { type AxiosInstance } from 'axios';

const TIMEOUT_MS = 100_000;

function createHttp(): AxiosInstance {
  const instance = axios.create({
    baseURL: '/api/',
    timeout: TIMEOUT_MS,
    // A time-out gets a code of its own instead of that of an aborted call.
    transitional: { clarifyTimeoutError: true },
    withCredentials: true,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  });
  // Product specification 7: the interceptor passes requests and errors on unchanged.
  instance.interceptors.request.use(
    (config) => config,
    (error: Error) => Promise.reject(error),
  );
  return instance;
}

/**
 * Calls `/api/` with JSON, cookies and a time-out of 100 s. Rejects with an AxiosError, which `readFailure` turns into
 * words.
 */
export const http = /* @__PURE__ */ createHttp();
