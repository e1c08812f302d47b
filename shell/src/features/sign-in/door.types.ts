import type { Login } from '@atrium/contracts';

/** Who signs in on a page. */
export type Door = NonNullable<Login['door']>;
