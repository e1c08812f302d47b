import { DEFAULT_ENTRIES, type Company, type CurrentUser, type Role } from '@atrium/contracts';

export const acme: Company = {
  id: '01890000-0000-7000-8000-0000000000aa',
  code: 'acme',
  name: 'Acme Media',
  timezone: 'Asia/Kolkata',
  logo: null,
};
export const globex: Company = {
  ...acme,
  id: '01890000-0000-7000-8000-0000000000bb',
  code: 'globex',
  name: 'Globex',
};

/** A person with that role and its permissions. */
export function person(role: Role, company = acme): CurrentUser {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    firstName: 'Asha',
    lastName: 'Rao',
    email: `${role.toLowerCase()}@${company.code}.test`,
    role,
    permissions: DEFAULT_ENTRIES[role],
    company,
  };
}
