import { ERROR_CODES, type Refusal } from '@atrium/contracts';
import { http } from '@atrium/sdk';
import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

export interface Call {
  method: string;
  /** Below /api/. */
  url: string;
  params: unknown;
  body: unknown;
}

/** The answer to a call: an object is the body of a 200, `Failure` is an error, a promise delays it. */
export type Reply = (call: Call) => unknown;

export class Failure {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly fields: Record<string, string> = {},
  ) {}
}

function toCall({ method = 'get', url = '', params, data }: InternalAxiosRequestConfig): Call {
  const body: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
  const given: unknown = params;
  return { method: method.toUpperCase(), url, params: given, body };
}

function answerWith(config: InternalAxiosRequestConfig, reply: unknown) {
  const failed = reply instanceof Failure ? reply : null;
  const { status = 200, refusal = 'INTERNAL', fields } = failed ?? {};
  const { code, message } =
    typeof refusal === 'string' ? { code: refusal, message: ERROR_CODES[refusal][1] } : refusal;
  const data = failed ? { error: { code, message, fields, requestId: 'req-1' } } : reply;
  const response = { data, status, statusText: '', headers: {}, config };
  if (!failed) return response;
  throw new AxiosError('failed', AxiosError.ERR_BAD_REQUEST, config, undefined, response);
}

/** A server as a table of answers. Unknown calls get a 404. */
export class FakeApi {
  readonly calls: Call[] = [];
  readonly #replies = new Map<string, Reply>();

  constructor() {
    const adapter: AxiosAdapter = async (config) => {
      const call = toCall(config);
      this.calls.push(call);
      const reply = this.#replies.get(`${call.method} ${call.url}`);
      return answerWith(config, await (reply ? reply(call) : new Failure(404, 'NOT_FOUND')));
    };
    http.defaults.adapter = adapter;
  }

  /** `on('GET auth/me', () => ({ user }))`; the last answer given for a call counts. */
  on(call: string, reply: Reply): this {
    this.#replies.set(call, reply);
    return this;
  }

  /** Bodies sent to a call. */
  sent(call: string): unknown[] {
    return this.calls.filter(({ method, url }) => `${method} ${url}` === call).map(({ body }) => body);
  }
}
