import { LIFECYCLE_ERRORS, type EmployeeStatus, type EmploymentPhase, type Refusal } from '@atrium/contracts';

export interface Standing {
  archivedAt?: Date | null | undefined;
  invitedUserId: string | null;
  phase: EmploymentPhase;
  confirmDate: string | null;
  confirmedOn: string | null;
  /** They work here again. */
  cameBack: boolean;
}

export function statusOf({
  archivedAt,
  invitedUserId,
  phase,
}: Pick<Standing, 'archivedAt' | 'invitedUserId' | 'phase'>): EmployeeStatus {
  if (archivedAt) return phase === 'exited' ? 'exited' : 'archived';
  return invitedUserId ? 'invited' : phase;
}

/** Why a step does not fit somebody, besides their status; null when it may fit. Whoever has left is not restored but hired again. */
export function refusePhase(step: string, row: Standing): Refusal | null {
  if (step === 'restore') return statusOf(row) === 'exited' ? 'TRANSITION_REFUSED' : null;
  if (step === 'rehire') return row.cameBack ? LIFECYCLE_ERRORS.CAME_BACK : null;
  const probation = step === 'confirm' || step === 'extendProbation';
  return probation && (row.confirmDate === null || row.confirmedOn !== null) ? 'TRANSITION_REFUSED' : null;
}
