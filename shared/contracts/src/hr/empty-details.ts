import { z } from 'zod';
import { PERSONAL_LABELS, type PersonalDetails } from './personal-details.js';
import { STATUTORY_LABELS, type StatutoryDetails } from './statutory-details.js';

const PERSONAL = ['gender', 'personalEmail', 'homeAddress', 'permanentAddress'] as const;
const STATUTORY = ['account', 'pan', 'uan'] as const;
/** What payroll or an emergency will need. A legal name is only entered where it differs. */
const NEEDED_DETAILS = [...PERSONAL, 'emergencyContacts', ...STATUTORY] as const;
export type NeededDetail = (typeof NEEDED_DETAILS)[number];

export const sayNeededDetail = (detail: NeededDetail): string =>
  ({ ...PERSONAL_LABELS, ...STATUTORY_LABELS })[detail];

/** `GET /api/hr/employees/:id/empty-details`: of those that the reader may see. */
export const emptyDetailsSchema = z.object({ items: z.array(z.enum(NEEDED_DETAILS)) });
export type EmptyDetails = z.infer<typeof emptyDetailsSchema>;

/** @param statutory undefined: the reader may not see them */
export function listEmptyDetails(
  personal: Pick<PersonalDetails, (typeof PERSONAL)[number] | 'emergencyContacts'>,
  statutory: Pick<StatutoryDetails, (typeof STATUTORY)[number]> | undefined,
): NeededDetail[] {
  return [
    ...PERSONAL.filter((field) => personal[field] === null),
    ...(personal.emergencyContacts.length === 0 ? (['emergencyContacts'] as const) : []),
    ...STATUTORY.filter((field) => statutory?.[field] === null),
  ];
}
