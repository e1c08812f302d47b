import type { AuditActor, AuditGuest } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Takes part where an application ends or somebody is erased. A provider that extends this class does. */
@Injectable()
export abstract class ApplicationFollower {
  /** Somebody was rejected or has withdrawn. Inside its transaction. @param by null: the applicant, or the time */
  abstract ended(applicationId: string, by: AuditActor | AuditGuest | null): Promise<void>;
  /** Nothing may be left that says who somebody was. Inside its transaction. */
  abstract erased(candidateId: string): Promise<void>;
}
