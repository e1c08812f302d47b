import { describedNarrowing, type DescribedNarrowing } from '../lists/described-list.js';
import { LEAD } from './lead.js';

/** The list of leads where it is a board or a forecast: archived ones stand in neither. */
export const LEAD_LAYOUT = {
  ...LEAD.list,
  columns: LEAD.list.columns.filter(
    (column): column is Exclude<typeof column, { key: 'archived' }> => column.key !== 'archived',
  ),
};

/** By what a board and a forecast are narrowed: as the list is. */
export const leadNarrowing = describedNarrowing(LEAD_LAYOUT);
export type LeadNarrowing = DescribedNarrowing<typeof LEAD_LAYOUT>;
