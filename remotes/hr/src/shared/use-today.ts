import { dayIn } from '@atrium/contracts';
import { useUser } from '@atrium/sdk';

/** The day of the company, which near midnight is another one than where the reader sits. */
export const useToday = (): string => dayIn(new Date(), useUser().company.timezone);
