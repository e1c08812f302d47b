import {
  TAX_STATEMENT_ERRORS,
  TAX_STATEMENT_FILES,
  type MakeTaxStatement,
  type TaxQuarterStatement,
} from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { AppError, Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { sheetFile } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { deductorSetting } from '../registration/deductor.schema.js';
import { monthsOfQuarter, monthsOfYear, yearLabel } from './tax-quarter.rules.js';
import {
  TaxStatementRepository,
  type QuarterPlace,
  type TakenStatement,
} from './tax-statement.repository.js';
import { madeStatement } from './tax-statement.rules.js';
import type { FiledChallan, FiledQuarter, TaxedMonth } from './tax-statement.types.js';
import { TaxedYears } from './taxed-years.service.js';

export interface StatementBytes {
  name: string;
  bytes: Buffer;
}

/** What Form 138 asks of a quarter, for review; who takes a file of it is on record, with the hash of its bytes. */
@Injectable()
export class TaxStatements {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly facts: PayFacts,
    private readonly statements: TaxStatementRepository,
    private readonly years: TaxedYears,
    private readonly audit: Audit,
  ) {}

  get(user: SignedInUser, place: QuarterPlace): Promise<TaxQuarterStatement> {
    return this.db.run(user.companyId, async () => {
      const filed = await this.read(place);
      const taken = await this.statements.listTaken(place);
      const files = TAX_STATEMENT_FILES.map((file) => {
        const { name, problem } = madeStatement(file, filed);
        return { file, name, problem, taken: taken.filter((each) => each.file === file).map(shown) };
      });
      return { ...filed.statement, files };
    });
  }

  /** @throws {AppError} TAX_STATEMENT_UNMADE */
  take(user: SignedInUser, { file, ...place }: MakeTaxStatement): Promise<StatementBytes> {
    return this.db.run(user.companyId, async () => {
      const filed = await this.read(place);
      const needsYears = place.quarter === 'q4' && (file === 'sheets' || file === 'annexure');
      const made = madeStatement(file, needsYears ? await this.withYears(filed) : filed);
      const { name, content } = made;
      if (content === null) throw new AppError(TAX_STATEMENT_ERRORS.TAX_STATEMENT_UNMADE);
      const bytes = 'text' in content ? Buffer.from(content.text) : await sheetFile(content.sheets);
      const hash = createHash('sha256').update(bytes).digest('hex');
      await this.statements.add({ ...place, file, name, hash, by: user.id, at: this.clock.now() });
      this.audit.record({
        action: 'taxStatement.takeFile',
        by: user,
        resource: {
          kind: 'taxStatement',
          id: `${String(place.taxYear)}-${place.quarter}`,
          title: `${yearLabel(place.taxYear)} ${place.quarter.toUpperCase()}`,
        },
        after: { file: name, people: filed.pans.size, hash },
      });
      return { name, bytes };
    });
  }

  private async read(place: QuarterPlace): Promise<FiledQuarter> {
    const { from, to, months } = monthsOfQuarter(place.taxYear, place.quarter);
    const payments = await this.statements.listPayments({ from, to });
    const challans = await this.statements.listChallans(place);
    const ids = [...new Set(payments.map(({ employeeId }) => employeeId))];
    const numbers = await this.facts.numbersOf(ids);
    const pans = new Map(ids.map((id) => [id, numbers.get(id)?.pan ?? null]));
    const statement = {
      ...place,
      deductor: await this.settings.ofCompany(deductorSetting),
      months: months.map((month) => monthOf(month, payments)),
      deducted: sum(payments, 'tax'),
      deposited: {
        count: challans.length,
        tax: sum(challans, 'tax'),
        interest: sum(challans, 'interest'),
        fee: sum(challans, 'fee'),
      },
      early: earlyOf(challans, from),
      openRuns: await this.statements.listOpenRuns({ from, to }),
      withoutPan: withoutPan(payments, pans),
    };
    return { statement, payments, challans, pans, years: [], deducted: new Map() };
  }

  private async withYears(filed: FiledQuarter): Promise<FiledQuarter> {
    const { taxYear } = filed.statement;
    const deducted = new Map<string, number>();
    for (const { employeeId, tax } of await this.statements.listPayments(monthsOfYear(taxYear)))
      deducted.set(employeeId, (deducted.get(employeeId) ?? 0) + tax);
    return { ...filed, years: await this.years.listOf(taxYear), deducted };
  }
}

const shown = ({ at, by, hash }: TakenStatement) => ({ at: at.toISOString(), by: by ?? '', hash });

const sum = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((all, row) => all + row[key], 0);

function monthOf(month: string, payments: readonly TaxedMonth[]): TaxQuarterStatement['months'][number] {
  const own = payments.filter((each) => each.month === month);
  return { month, people: own.length, gross: sum(own, 'gross'), tax: sum(own, 'tax') };
}

const earlyOf = (challans: readonly FiledChallan[], from: string): string[] =>
  challans.filter(({ paidOn }) => paidOn < `${from}-01`).map(({ serial }) => serial);

function withoutPan(
  payments: readonly TaxedMonth[],
  pans: ReadonlyMap<string, string | null>,
): TaxQuarterStatement['withoutPan'] {
  const names = new Map(payments.map(({ employeeId, name }) => [employeeId, name]));
  return [...names].filter(([id]) => pans.get(id) === null).map(([id, name]) => ({ id, name }));
}
