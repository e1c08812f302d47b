import { SessionCookie } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The cookie of an operator's session, separate from the cookie of a person of a company. */
@Injectable()
export class OperatorCookie extends SessionCookie {
  protected override plainName(): string {
    return 'atrium_operator';
  }
}
