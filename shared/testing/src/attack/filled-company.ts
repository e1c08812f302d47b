import type { Role } from '@atrium/contracts';
import type { Answer } from '../http/http-client.js';
import type { TestCompany, TestPerson } from '../portal/test-company.js';
import type { TestPortal } from '../portal/test-portal.js';

/** A company that is being filled: each service adds rows to all of its own tables. */
export interface FilledCompany {
  portal: TestPortal;
  company: TestCompany;
  people: Record<Role, TestPerson>;
  /** Part of every name and text, so that they can be recognised wherever they appear. */
  word: string;
}

/** The body of a successful answer. @throws {Error} on a refusal */
export function expectDone<Body>({ status, text, body }: Answer<Body>): Body {
  if (status >= 300) throw new Error(`Expected success, got ${status}: ${text}`);
  return body;
}
