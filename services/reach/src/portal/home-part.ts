import type { HomeQuery, LocalDay } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';

export interface HomeReader extends HomeQuery {
  user: SignedInUser;
  /** Of their company, which near midnight is another one than their own. */
  companyDay: LocalDay;
}

interface HomePartOptions {
  /** The app whose card shows it: while it is off for the company, there is no such part. */
  remote?: string;
  /** Below /api/, with its query exactly as the card's own request has it: `tasks?quick=mine&limit=6`. */
  address: (reader: HomeReader) => string;
}

/**
 * What the first screen shows of an area: a reading route of it, whose own guard decides. The home sends its answer
 * along with all others, so that the card need not ask.
 */
export class HomePart {
  readonly remote: string | undefined;
  readonly address: (reader: HomeReader) => string;

  constructor({ remote, address }: HomePartOptions) {
    this.remote = remote;
    this.address = address;
  }
}
