import type { Answer } from '../http/http-client.js';
import type { ForeignData } from './foreign-data.js';
import { GENERATED_WORD } from './valid-value.js';

export interface Sent {
  answer: Answer;
  sent: unknown;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Compares answers and searches them for data of another company. */
export class LeakDetector {
  private readonly ids: Set<string>;
  private readonly markers: string[];

  constructor({ ids, markers }: ForeignData) {
    this.ids = new Set([...ids.values()].flat());
    this.markers = markers.map((marker) => marker.toLowerCase());
  }

  /**
   * @param foreign the answer to a request with a value of the other company
   * @param missing the answer to the same request with a value that does not exist
   * @param whole false: two successful answers may differ in newly created values
   */
  findFaults(foreign: Sent, missing: Sent, whole: boolean): string[] {
    const [theirs, none] = [plainText(foreign), plainText(missing)];
    const faults = this.findLeaks(theirs);
    const [status, expected] = [foreign.answer.status, missing.answer.status];
    if (status >= 500) faults.push(`answers ${status}`);
    if (status !== expected) faults.push(`answers ${status} where nothing exists ${expected}`);
    else if ((whole || status >= 400) && theirs !== none)
      faults.push(`answers ${theirs}, where nothing exists ${none}`);
    return faults;
  }

  private findLeaks(text: string): string[] {
    const lower = text.toLowerCase();
    const markers = this.markers.filter((marker) => lower.includes(marker));
    const ids = (lower.match(UUID) ?? []).filter((id) => this.ids.has(id));
    return [...markers, ...ids].map((leak) => `leaks ${leak}`);
  }
}

/** The answer without what differs each time: the request id, sent values that the answer repeats, the order of faults. */
function plainText({ answer, sent }: Sent): string {
  const text = inOrder(answer)
    .replace(/"requestId":"[^"]*"/, '"requestId":""')
    .replaceAll(GENERATED_WORD, '<generated>');
  return typeof sent === 'string' ? text.replaceAll(decodeURIComponent(sent), '<sent>') : text;
}

/** Faults of fields are found in any order. */
function inOrder({ text, body }: Answer): string {
  const fields = (body as { error?: { fields?: Record<string, string> } } | undefined)?.error?.fields;
  if (!fields) return text;
  const sorted = Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return text.replace(JSON.stringify(fields), JSON.stringify(sorted));
}
