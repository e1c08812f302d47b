import type { Login } from '@atrium/contracts';

/** Which people sign in on a page: staff or clients. */
export type Door = NonNullable<Login['door']>;
