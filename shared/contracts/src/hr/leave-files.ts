import type { ListDescription } from '../lists/list-description.js';

const UPDATE = { tab: 'hrOperations', resource: 'leave', action: 'update' } as const;

/** What people had in the system before, as a file that is imported. */
export const OPENING_BALANCE_FILE = {
  many: 'Opening balances',
  list: { key: 'hr.openingBalances', columns: [], access: UPDATE, sharing: UPDATE },
} satisfies { many: string; list: ListDescription };
