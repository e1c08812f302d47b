import type { ApprovalPerson, StepWho } from '../decision/approval-chain.rules.js';

/** Somebody of the chain; delegations are known to requests. */
export type DirectoryPerson = Omit<ApprovalPerson, 'delegation'>;

/** A person with everybody who could decide for them, by account (by their own id while they have none). */
export interface ApproverLine {
  requesterId: string;
  /** Full name. */
  name: string;
  people: Map<string, DirectoryPerson>;
  /** Full names of those who may have no account. */
  names: ReadonlyMap<string, string>;
}

/** Knows who works for whom: one provider of the portal extends this class. Its methods run inside `TenantDb.run`. */
export abstract class ApproverDirectory {
  /**
   * The people above somebody, those of HR and the admins, and those whom steps name; null when nobody has this id.
   * @param asked who decides the steps: with `role:…` and `permission:tab/resource` also those who hold it
   */
  abstract lineOf(employeeId: string, asked: readonly StepWho[]): Promise<ApproverLine | null>;

  /** Whether this account can decide at all. */
  abstract isActive(userId: string): Promise<boolean>;

  /** How many working days lie between two moments, by the person's own calendar, the first day not counted. */
  abstract workingDaysBetween(from: Date, to: Date, requesterId: string): Promise<number>;

  /** The date in the person's own zone. */
  abstract today(requesterId: string): Promise<string>;
}
