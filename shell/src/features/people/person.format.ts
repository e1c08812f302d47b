import { ROLE_LABELS, type Colleague } from '@atrium/contracts';
import { translate } from '@atrium/sdk';

export const nameOf = ({ firstName, lastName }: Colleague): string => `${firstName} ${lastName}`;

/** What they do: their title where it is known, else their role. */
export const workOf = ({ title, role }: Colleague): string => title ?? translate(ROLE_LABELS[role]);
