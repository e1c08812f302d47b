import { networkOf } from '@atrium/platform';

interface Penalty {
  free: number;
  firstDelaySeconds: number;
  maxDelaySeconds: number;
  forgetSeconds: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * How many wrong passwords are free and how the delay grows: for one account from one address, for one account from
 * everywhere, and for one address on all accounts.
 */
export const GUESS_LIMITS = {
  pair: { free: 4, firstDelaySeconds: 30, maxDelaySeconds: QUARTER_HOUR, forgetSeconds: HOUR },
  account: { free: 20, firstDelaySeconds: 60, maxDelaySeconds: QUARTER_HOUR, forgetSeconds: HOUR },
  address: { free: 50, firstDelaySeconds: 60, maxDelaySeconds: QUARTER_HOUR, forgetSeconds: HOUR },
} as const satisfies Record<string, Penalty>;

export interface Guess {
  companyId: string;
  email: string;
  address: string;
}

/** The limiter's keys of one attempt. */
export function guessKeys({ companyId, email, address }: Guess) {
  const account = `sign-in account ${companyId} ${email}`;
  const network = networkOf(address);
  return { pair: `${account} from ${network}`, account, address: `sign-in address ${network}` };
}
