import { language } from '../language/texts.js';
import type { ApiRequest } from './api-request.types.js';
import { http } from './http.js';

/**
 * Sends what a page that may be closed still has to say, which the browser does after the page is gone. Nobody learns of
 * the answer, and at most 64 kB are sent.
 */
export function sendLast({ url, method = 'POST', body }: ApiRequest): void {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': language(),
    'Content-Type': 'application/json',
  };
  const address = `${http.defaults.baseURL ?? ''}${url}`;
  const sent = fetch(address, { method, headers, body: JSON.stringify(body), keepalive: true });
  // There is no page left that could do anything about it.
  sent.catch(() => undefined);
}
