import { Injectable } from '@nestjs/common';

/** Hears that mail of a kind which waited is let go. Services extend this class; a provider is a source. */
@Injectable()
export abstract class HeldMailSource {
  /** While this remote is off for the company, the source is not asked. */
  readonly remote?: string;
  /** Of the kind of mail. */
  abstract readonly key: string;
  /**
   * Inside `TenantDb.run`, before the mail goes.
   * @returns those of the addresses to which it may not go any more
   */
  abstract release(addresses: readonly string[]): Promise<ReadonlySet<string>>;
}
