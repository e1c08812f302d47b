import {
  PAY_REGISTER_ERRORS,
  SHOWN_REGISTER_ROWS,
  type MakePayRegister,
  type PayRegister,
  type PayRegisterQuery,
} from '@atrium/contracts';
import { AppError, Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { csvCells, sheetFile } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { PayRegisterRepository } from './pay-register.repository.js';
import { registerOf, registerRows, spanOf } from './pay-register.rules.js';

const NAMES = { salary: 'salary', yearToDate: 'year-to-date' } as const;

export interface RegisterBytes {
  name: string;
  bytes: Buffer;
}

/** Registers of what was paid; who looks at one is on record, as is who takes one as a file, with the hash of its bytes. */
@Injectable()
export class PayRegisters {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly registers: PayRegisterRepository,
    private readonly audit: Audit,
  ) {}

  get(user: SignedInUser, query: PayRegisterQuery): Promise<PayRegister> {
    return this.db.run(user.companyId, async () => {
      const table = registerOf(await this.registers.list(spanOf(query)));
      const taken = await this.registers.listTaken(query);
      this.audit.record({
        action: 'payRegister.look',
        by: user,
        resource: { kind: 'payRegister', id: nameOf(query), title: nameOf(query) },
        after: { register: query.register, month: query.month, people: table.people },
      });
      return {
        ...table,
        rows: table.rows.slice(0, SHOWN_REGISTER_ROWS),
        name: nameOf(query),
        taken: taken.map(({ at, by, ...other }) => ({ ...other, at: at.toISOString(), by: by ?? '' })),
      };
    });
  }

  /** @throws {AppError} PAY_REGISTER_EMPTY */
  take(user: SignedInUser, given: MakePayRegister): Promise<RegisterBytes> {
    return this.db.run(user.companyId, async () => {
      const table = registerOf(await this.registers.list(spanOf(given)));
      if (table.people === 0) throw new AppError(PAY_REGISTER_ERRORS.PAY_REGISTER_EMPTY);
      const rows = registerRows(table);
      const bytes =
        given.format === 'csv'
          ? Buffer.from(rows.map((row) => csvCells(row)).join(''))
          : await sheetFile([{ name: NAMES[given.register], rows }]);
      const name = `${nameOf(given)}.${given.format}`;
      const hash = createHash('sha256').update(bytes).digest('hex');
      await this.registers.add({ ...given, name, hash, by: user.id, at: this.clock.now() });
      this.audit.record({
        action: 'payRegister.takeFile',
        by: user,
        resource: { kind: 'payRegister', id: nameOf(given), title: nameOf(given) },
        after: { file: name, people: table.people, hash },
      });
      return { name, bytes };
    });
  }
}

const nameOf = ({ register, month }: PayRegisterQuery): string => `${NAMES[register]}-${month}`;
