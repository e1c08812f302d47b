import { http } from '@atrium/sdk';

export interface Call {
  method: string;
  /** Below /api/. */
  url: string;
  params?: Record<string, unknown> | undefined;
  body: unknown;
}

const keys = new WeakMap<Call, string>();

/** The idempotency key of a call that may be sent again. Apart from it, since no test can foresee it. */
export const keyOf = (call: Call): string | undefined => keys.get(call);

/**
 * Answers a call: a value is the body of a 200, `{status, error}` a failure, undefined a 404; a promise delays the
 * answer.
 */
export type Answer = (call: Call) => unknown;

const NOT_FOUND = { status: 404, error: { code: 'NOT_FOUND', message: 'Not found.', requestId: 'r' } };

/** Every opened record asks for the words of its trail, which a test about something else does not answer. */
const WORDS = { kinds: [], actions: [] };
const isWithoutWords = ({ url }: Call, data: unknown): boolean =>
  url === 'audit/words' && typeof data === 'object' && data !== null && !('kinds' in data || 'error' in data);

/** Replaces the network by `answer`. Returns the list of calls, to which each call is added. */
export function answerCalls(answer: Answer): Call[] {
  const calls: Call[] = [];
  http.defaults.adapter = async (config) => {
    const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : undefined;
    const params = config.params as Call['params'];
    const call = { method: (config.method ?? 'get').toUpperCase(), url: config.url ?? '', params, body };
    const key: unknown = config.headers.get('Idempotency-Key');
    if (typeof key === 'string') keys.set(call, key);
    calls.push(call);
    const answered: unknown = (await answer(call)) ?? NOT_FOUND;
    const data = isWithoutWords(call, answered) ? WORDS : answered;
    const failed = typeof data === 'object' && data !== null && 'error' in data && 'status' in data;
    const status = failed ? Number(data.status) : 200;
    const response = { data, status, statusText: '', headers: {}, config };
    if (!failed) return response;
    // In the form that axios throws.
    throw Object.assign(new Error('refused'), { isAxiosError: true, response });
  };
  return calls;
}
