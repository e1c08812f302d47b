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

/** The statuses from which each step of the life cycle leads on. */
const FROM: Record<string, readonly EmployeeStatus[]> = {
  finishOnboarding: ['onboarding'],
  suspend: ['active'],
  reinstate: ['suspended'],
  giveNotice: ['active', 'onboarding'],
  withdrawNotice: ['notice'],
  exit: ['active', 'onboarding', 'suspended', 'notice'],
  confirm: ['active', 'onboarding', 'suspended', 'notice'],
  extendProbation: ['active', 'onboarding', 'suspended', 'notice'],
  rehire: ['exited'],
};

/** Why a step does not fit where somebody stands; null when it may fit. Whoever has left is not restored but hired again. */
export function refusePhase(step: string, row: Standing): Refusal | null {
  const status = statusOf(row);
  if (status === 'exited' && step === 'restore') return 'TRANSITION_REFUSED';
  const from = FROM[step];
  if (!from) return null;
  if (!from.includes(status)) return 'TRANSITION_REFUSED';
  if (step === 'rehire') return row.cameBack ? LIFECYCLE_ERRORS.CAME_BACK : null;
  const probation = step === 'confirm' || step === 'extendProbation';
  return probation && (row.confirmDate === null || row.confirmedOn !== null) ? 'TRANSITION_REFUSED' : null;
}

/** The steps of the life cycle, which archived people may take as well. */
export const isPhaseStep = (step: string): boolean => step in FROM;
