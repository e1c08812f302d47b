import { BALANCE_SHEET_PAGE, dayIn, type BalanceSheet, type BalanceSheetQuery } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeaveSheets } from './leave-sheet.repository.js';
import { keepsBalance } from './leave-type.rules.js';
import { LeaveRepository } from './leave.repository.js';

/** One table of everybody's balances. */
@Injectable()
export class LeaveSheetService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly leave: LeaveRepository,
    private readonly sheets: LeaveSheets,
  ) {}

  list(user: SignedInUser, { search = '', after }: BalanceSheetQuery): Promise<BalanceSheet> {
    const today = dayIn(this.clock.now(), user.companyTimezone);
    return this.db.run(user.companyId, async () => {
      const types = (await this.leave.listTypes()).filter((type) => !type.archivedAt && keepsBalance(type));
      const people = await this.sheets.listPeople(search, { after, limit: BALANCE_SHEET_PAGE });
      const balances = await this.sheets.listBalances(
        people.map(({ id }) => id),
        today,
      );
      return {
        types: types.map(({ id, code, name, unit }) => ({ id, code, name, hours: unit === 'hour' })),
        items: people.map(({ id, code, name, department }) => ({
          employee: { id, code, name },
          department,
          balances: balances
            .filter(({ employeeId }) => employeeId === id)
            .map(({ typeId, balance, reserved }) => ({ typeId, balance, reserved })),
        })),
        total: people[0]?.total ?? 0,
      };
    });
  }
}
