import { monthRange, type PayGroup } from '@atrium/contracts';
import { PayFacts, type PaidPerson } from '@atrium/hr-service';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { PayGroupEntity } from '../pay-group/pay-group.entity.js';
import { PAY_GROUPS, type PayGroupRow } from '../pay-group/pay-group.record.js';
import { factsAnd } from '../payroll/arrears.rules.js';
import { NO_FACTS } from '../payroll/ordinary-month.rules.js';
import { inPaise } from '../payroll/pay-amount.rules.js';
import { previousDeducted, projectedTax } from '../payroll/tax-year.rules.js';
import { PayInputs, type RunPlace } from '../run/pay-inputs.service.js';
import type { PersonInputs } from '../run/person-inputs.types.js';
import { monthsOfYear } from './tax-quarter.rules.js';
import { TaxStatementRepository } from './tax-statement.repository.js';
import type { TaxedPerson, TaxedYear } from './tax-statement.types.js';

/** Of so many people payslips of a year are in memory. */
const AT_ONCE = 200;
/** Of no run, so that all payslips of the year are earlier ones. */
const NO_RUN = '00000000-0000-0000-0000-000000000000';

/** The tax of people's years on what they were paid, by the rules that compute their pay. Inside `TenantDb.run` only. */
@Injectable()
export class TaxedYears {
  private readonly groups: RecordSteps<PayGroupRow, PayGroupEntity, PayGroup>;

  constructor(
    records: Records,
    private readonly facts: PayFacts,
    private readonly inputs: PayInputs,
    private readonly statements: TaxStatementRepository,
  ) {
    this.groups = records.of(PAY_GROUPS);
  }

  /** By name; of certain people if they are given. */
  async listOf(taxYear: number, employeeIds: readonly string[] | null = null): Promise<TaxedYear[]> {
    const people = await this.statements.listPeople(monthsOfYear(taxYear), employeeIds);
    const found = new Map<string, TaxedYear>();
    for (const group of new Set(people.map(({ groupId }) => groupId))) {
      const members = people.filter(({ groupId }) => groupId === group);
      for (let at = 0; at < members.length; at += AT_ONCE)
        await this.add(found, taxYear, members.slice(at, at + AT_ONCE));
    }
    return people.flatMap(({ employeeId }) => found.get(employeeId) ?? []);
  }

  private async add(
    found: Map<string, TaxedYear>,
    taxYear: number,
    members: readonly TaxedPerson[],
  ): Promise<void> {
    const [first] = members;
    if (!first) return;
    const { from, to } = monthsOfYear(taxYear);
    const range = { from: `${from}-01`, to: monthRange(to).to };
    const ids = members.map(({ employeeId }) => employeeId);
    const employed = await this.facts.listEmployed(range, ids);
    const group = await this.groups.rows.read(first.groupId);
    const inputs = await this.inputs.listOf(group, placeOf(to), employed);
    for (const [place, person] of employed.entries()) {
      const member = members.find(({ employeeId }) => employeeId === person.id);
      const own = inputs[place];
      if (member && own) found.set(person.id, { ...member, ...yearOf(own, person, { from, to }) });
    }
  }
}

/** As a run between months sees it: with all payslips up to its month, and without days of its own. */
const placeOf = (month: string): RunPlace => ({
  id: NO_RUN,
  month,
  kind: 'offCycle',
  employeeId: null,
  terms: null,
  reversesId: null,
});

function yearOf(
  { rules, known }: PersonInputs,
  { joined }: PaidPerson,
  { from, to }: { from: string; to: string },
): Pick<TaxedYear, 'pan' | 'statement' | 'previousTax'> {
  const paid = known.earlier.filter(({ month }) => month >= from).map(({ facts }) => facts);
  return {
    pan: known.numbers.pan,
    statement: projectedTax(rules, to, paid.reduce(factsAnd, NO_FACTS)),
    previousTax: inPaise(previousDeducted(rules.person.tax, to, joined)),
  };
}
