import { Contributions, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What somebody is paid from a month on. */
export interface PaidFrom {
  from: string;
  /** A year, in paise. */
  ctc: number;
}

/** What another service knows of the pay of people. */
export abstract class PayHistory {
  abstract readonly remote: string;

  /** Of each person the earliest first; who has no pay is left out. Inside `TenantDb.run` only. */
  abstract listOf(employeeIds: readonly string[]): Promise<Map<string, PaidFrom[]>>;
}

/** The pay of people as far as the company keeps it here. Inside `TenantDb.run` only. */
@Injectable()
export class PayHistories {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
  ) {}

  async listOf(employeeIds: readonly string[]): Promise<Map<string, PaidFrom[]>> {
    const found = new Map<string, PaidFrom[]>();
    for (const history of await this.contributions.enabledOf(PayHistory, this.db.currentCompanyId()))
      for (const [id, paid] of await history.listOf(employeeIds)) found.set(id, paid);
    return found;
  }

  /** The month of the last change; null: nothing is known. */
  async lastChange(employeeId: string): Promise<string | null> {
    return (await this.listOf([employeeId])).get(employeeId)?.at(-1)?.from ?? null;
  }
}
