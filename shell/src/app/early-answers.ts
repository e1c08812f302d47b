import axios, { AxiosError, type AxiosAdapter, type AxiosInstance, type AxiosResponse } from 'axios';

declare global {
  /** What index.html asked the server for before any script ran, by address below /api/. */
  var atriumEarly: Record<string, Promise<Response>> | undefined;
}

type Config = Parameters<AxiosAdapter>[0];

function takeEarly(config: Config): Promise<Response> | undefined {
  const { method, url = '' } = config;
  const given = (config.params ?? {}) as object;
  if (method !== 'get' || Object.keys(given).length > 0) return undefined;
  const early = globalThis.atriumEarly?.[url];
  // Once only: whoever asks again wants to know it anew.
  delete globalThis.atriumEarly?.[url];
  return early;
}

async function toAnswer(response: Response, config: Config): Promise<AxiosResponse> {
  const { status, statusText, ok } = response;
  const data: unknown = await response.text();
  const answer = { data, status, statusText, headers: {}, config };
  if (ok) return answer;
  throw new AxiosError(statusText, AxiosError.ERR_BAD_REQUEST, config, null, answer);
}

/** Lets the first calls of the portal have the answers that index.html has asked for ahead of them. */
export function takeEarlyAnswers(instance: AxiosInstance): void {
  const usual = axios.getAdapter(instance.defaults.adapter);
  instance.defaults.adapter = async (config) => {
    const early = await takeEarly(config)?.catch(() => undefined);
    return early ? toAnswer(early, config) : usual(config);
  };
}
