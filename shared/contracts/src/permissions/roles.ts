/** The roles of a company's people. `client` is confined to `client/proposal`; the other four are staff. */
export const ROLES = ['admin', 'hr', 'teamLeader', 'employee', 'client'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Admin',
  hr: 'HR',
  teamLeader: 'Team leader',
  employee: 'Employee',
  client: 'Client',
};

export function isStaff(role: Role): boolean {
  return role !== 'client';
}
