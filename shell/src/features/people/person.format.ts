import { ROLE_LABELS, type Colleague } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { presenceWords } from '../messages/presence.format.js';

/** Whether they are there just now, or that they do not sign in here. */
export const presenceOf = ({ presence }: Colleague): string =>
  presence ? presenceWords(presence) : t('No account');

export const nameOf = ({ firstName, lastName }: Colleague): string => `${firstName} ${lastName}`;

/** What they do: their title where it is known, else their role. */
export const workOf = ({ title, role }: Colleague): string =>
  title ?? (role ? translate(ROLE_LABELS[role]) : '–');
