import { TASK } from '@atrium/contracts';
import { useMayOpen } from '@atrium/sdk';

/** Whether the reader may add tasks. */
export const useMayAdd = (): boolean => useMayOpen()({ session: 'staff', permission: TASK.check('create') });
