import { companyGiven, type StoredGiven } from '../assignment/followed.rules.js';
import { givenToMany, LISTS_GIVEN } from '../assignment/given.rules.js';
import type { CompanyLists } from './holiday-plan.rules.js';

/** As the statement of the calendars answers it. */
export interface StoredLists {
  standardList: string | null;
  lists: StoredGiven[] | null;
}

export const listsFrom = ({ standardList, lists }: StoredLists): CompanyLists => ({
  standard: standardList,
  given: companyGiven(lists),
});

/** Columns of a statement with the company as $1 and the last date as $2. */
export const LISTS = `(select l.id from holiday_list l where l.company_id = $1 and l.standard) as "standardList",
  ${givenToMany(LISTS_GIVEN)} as lists`;
