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
  // Product specification 7: the interceptor passes requests and errors unchanged.
  instance.interceptors.request.use(
    (config) => config,
    (error: Error) => Promise.reject(error),
  );
  return instance;
}

/** Calls `/api/`: JSON, cookies sent, 100 s time-out. Rejects with an AxiosError; `readFailure` turns it into words. */
export const http = /* @__PURE__ */ createHttp();
