import type { Role } from '@atrium/contracts';
import type { Answer } from '../http/http-client.js';
import type { TestCompany, TestPerson } from '../portal/test-company.js';
import type { TestPortal } from '../portal/test-portal.js';

/** A company that is being filled: each service adds something to every table of its own. */
export interface FilledCompany {
  portal: TestPortal;
  company: TestCompany;
  people: Record<Role, TestPerson>;
  /** In every name and text, so that it can be recognised wherever it appears. */
  word: string;
}

/** What a call answered. @throws {Error} on a refusal */
export function expectDone<Body>({ status, text, body }: Answer<Body>): Body {
  if (status >= 300) throw new Error(`Expected success, got ${status}: ${text}`);
  return body;
}
