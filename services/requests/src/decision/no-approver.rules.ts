import { REQUEST_ERRORS, type ApproverPermission, type ErrorDefinition } from '@atrium/contracts';
import { namedBy, type StepWho } from './approval-chain.rules.js';

const OF_PERMISSION: Record<`permission:${ApproverPermission}`, ErrorDefinition> = {
  'permission:hrOperations/leave': REQUEST_ERRORS.NO_LEAVE_APPROVER,
  'permission:hrOperations/attendence': REQUEST_ERRORS.NO_ATTENDANCE_APPROVER,
  'permission:hrOperations/salaryManagement': REQUEST_ERRORS.NO_SALARY_APPROVER,
  'permission:finance/payroll': REQUEST_ERRORS.NO_PAYROLL_APPROVER,
};
const ABOVE: readonly StepWho[] = ['manager', 'managersManager'];

/** What is said where nobody can decide a step: who is to be named, or what somebody else is to be given. */
export function noApprover(who: StepWho): ErrorDefinition {
  if (ABOVE.includes(who) || namedBy(who) !== null) return REQUEST_ERRORS.NO_APPROVER;
  const ofPermission: Readonly<Record<string, ErrorDefinition>> = OF_PERMISSION;
  return ofPermission[who] ?? REQUEST_ERRORS.NO_ROLE_APPROVER;
}
