import { z } from 'zod';
import type { ListDescription } from '../lists/list-description.js';

const UPDATE = { tab: 'hrOperations', resource: 'leave', action: 'update' } as const;

/** What people had in the system before, as a file that is imported. */
export const OPENING_BALANCE_FILE = {
  many: 'Opening balances',
  list: { key: 'hr.openingBalances', columns: [], access: UPDATE, sharing: UPDATE },
} satisfies { many: string; list: ListDescription };

/** What everybody has of each type, with the headings by which the import of opening balances knows its columns. */
export const LEAVE_BALANCE_LIST = {
  key: 'hr.leaveBalances',
  columns: [
    { key: 'person', title: 'Employee code', type: 'text' },
    { key: 'name', title: 'Name', type: 'text' },
    { key: 'type', title: 'Leave type', type: 'text' },
    { key: 'days', title: 'Days', type: 'number' },
    { key: 'reserved', title: 'Reserved', type: 'number' },
    { key: 'asOf', title: 'As of', type: 'date' },
  ],
  access: UPDATE,
  sharing: UPDATE,
} as const satisfies ListDescription;

export const leaveBalanceFileQuerySchema = z.object({
  search: z.string().trim().max(80).optional(),
  limit: z.number().default(100),
  cursor: z.string().optional(),
});
export type LeaveBalanceFileQuery = z.infer<typeof leaveBalanceFileQuerySchema>;
