/** Somebody's pay rises from a month on. */
export interface ApprovedAppraisal {
  /** Unique: what follows from an appraisal follows once. */
  appraisalId: string;
  employeeId: string;
  from: string;
  /** Hundredths of a percent. */
  rise: number;
}

declare module '@atrium/platform' {
  interface DomainEventMap {
    'hr.appraisal.approved': { 1: ApprovedAppraisal };
  }
}
