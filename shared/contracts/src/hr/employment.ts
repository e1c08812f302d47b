export const EMPLOYMENT_TYPES = ['permanent', 'fixedTerm', 'intern', 'contractor'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export const EMPLOYMENT_TYPE_LABELS: Record<EmploymentType, string> = {
  permanent: 'Permanent',
  fixedTerm: 'Fixed term',
  intern: 'Intern',
  contractor: 'Contractor',
};

/** invited: an invitation is open; exited: has left; archived: the record was put away. */
export const EMPLOYEE_STATUSES = [
  'active',
  'invited',
  'onboarding',
  'suspended',
  'notice',
  'exited',
  'archived',
] as const;
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];
export const EMPLOYEE_STATUS_LABELS: Record<EmployeeStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  onboarding: 'Onboarding',
  suspended: 'Suspended',
  notice: 'On notice',
  exited: 'Exited',
  archived: 'Archived',
};
