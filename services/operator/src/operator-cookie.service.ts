import { SessionCookie } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The operator's session has a cookie of its own: it says nothing of who is signed in to a company. */
@Injectable()
export class OperatorCookie extends SessionCookie {
  protected override plainName(): string {
    return 'atrium_operator';
  }
}
