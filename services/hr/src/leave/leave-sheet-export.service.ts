import {
  LEAVE_BALANCE_LIST,
  leaveBalanceFileQuerySchema,
  dayIn,
  type LeaveBalanceFileQuery,
  type Page,
} from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { ListExport, type ExportValues } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeaveSheetService } from './leave-sheet.service.js';

interface Row {
  code: string;
  name: string;
  type: string;
  balance: number;
  reserved: number;
  asOf: string;
}

/** Everybody's balances as a file, a line for each person and type, as the import of opening balances reads them. */
@Injectable()
export class LeaveBalanceExport extends ListExport<typeof LEAVE_BALANCE_LIST, Row, LeaveBalanceFileQuery> {
  override readonly list = LEAVE_BALANCE_LIST;
  override readonly name = 'leave-balances';
  override readonly remote = 'hr';
  override readonly query = leaveBalanceFileQuerySchema;
  override readonly values: ExportValues<typeof LEAVE_BALANCE_LIST, Row> = {
    person: ({ code }) => code,
    name: ({ name }) => name,
    type: ({ type }) => type,
    days: ({ balance }) => balance,
    reserved: ({ reserved }) => reserved,
    asOf: ({ asOf }) => asOf,
  };

  constructor(
    private readonly sheets: LeaveSheetService,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async page(user: SignedInUser, { search, cursor }: LeaveBalanceFileQuery): Promise<Page<Row>> {
    const after = Number(cursor ?? 0);
    const { types, items, total } = await this.sheets.list(user, { search, after });
    const asOf = dayIn(this.clock.now(), user.companyTimezone);
    const rows = items.flatMap(({ employee, balances }) =>
      types.map(({ id, code }): Row => {
        const held = balances.find(({ typeId }) => typeId === id);
        return {
          code: employee.code,
          name: employee.name,
          type: code,
          asOf,
          balance: held?.balance ?? 0,
          reserved: held?.reserved ?? 0,
        };
      }),
    );
    const next = after + items.length;
    return {
      items: rows,
      nextCursor: items.length > 0 && next < total ? String(next) : null,
      total: total * types.length,
      totalIsExact: true,
    };
  }
}
