import { ROLE_LABELS, type Colleague } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { presenceWords } from '../../inbox/presence.format.js';

/** The person's presence in words, or that they have no account. */
export const presenceOf = ({ presence }: Colleague): string =>
  presence ? presenceWords(presence) : t('No account');

export const nameOf = ({ firstName, lastName }: Colleague): string => `${firstName} ${lastName}`;

/** Their title where it is known, otherwise their role. */
export const workOf = ({ title, role }: Colleague): string =>
  title ?? (role ? translate(ROLE_LABELS[role]) : '–');
