import { Injectable } from '@nestjs/common';

/** Says who is busy for a while, such as in a meeting. Services extend this class; a provider is a source. */
@Injectable()
export abstract class BusySource {
  /** While this remote is off for the company, the source is not asked. */
  readonly remote?: string;
  /** Those of these accounts who are busy at a moment. It must be quick: lists of people ask it. Inside `TenantDb.run`. */
  abstract busyAmong(userIds: readonly string[], at: Date): Promise<ReadonlySet<string>>;
}
