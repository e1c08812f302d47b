import { passesCheck, type RecordDescription } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { ImportChoice } from '@atrium/records';

/** What becomes of rows that are known already: skip, fill or add. */
export const KNOWN_CHOICE = 'known';

/** @param mayAdd managers may keep a contact twice */
export const knownChoice = (
  record: RecordDescription,
  mayAdd: (user: SignedInUser) => boolean,
): ImportChoice => ({
  key: KNOWN_CHOICE,
  label: 'Contacts that are known already',
  help: 'Known are those with the same email and phone number, or one of them and the same name.',
  fallback: 'skip',
  options: (user) => [
    { value: 'skip', label: 'Leave them out' },
    ...(passesCheck(user, record.check('update'))
      ? [{ value: 'fill', label: 'Fill their empty fields' }]
      : []),
    ...(mayAdd(user) ? [{ value: 'add', label: 'Add them once more' }] : []),
  ],
});

/** Of a file of clients: skip, or fill them with the contacts that they lack. */
export const KNOWN_CLIENT_CHOICE: ImportChoice = {
  key: KNOWN_CHOICE,
  label: 'Clients that are known already',
  help: 'Known are those with the same code or GSTIN, or with a contact who is the same.',
  fallback: 'skip',
  options: () => [
    { value: 'skip', label: 'Leave them out' },
    { value: 'fill', label: 'Add the contacts that they lack' },
  ],
};
