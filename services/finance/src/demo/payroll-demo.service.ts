import { dayIn, earliest, latest, monthRange } from '@atrium/contracts';
import { PayFacts, type PaidPerson } from '@atrium/hr-service';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PayAdjustmentService } from '../adjustment/pay-adjustment.service.js';
import { laterMonth } from '../payroll/pay-month.rules.js';
import { SalaryService } from '../salary/salary.service.js';
import { PayStarterSet } from '../setup/pay-starter.service.js';
import { demoSalary, FOUNDER_SALARY } from './demo-salary.seed.js';
import { ClaimDemo } from './claim-demo.service.js';
import { DeclarationDemo } from './declaration-demo.service.js';
import { RunDemo, type PayDuties } from './run-demo.service.js';

/** The first month of which the portal knows the income tax. */
const FIRST_MONTH = '2025-04';
/** Before the one that is open. */
const CLOSED_MONTHS = 12;
/** Months in which a loan is being paid back. */
const PAYING_BACK = 3;
/** Who works on invoices is not paid by payroll. */
const ON_INVOICE = 'Nikhil Joseph';

interface Place {
  structureId: string;
  groupId: string;
}

/** What the demo company pays its people, and the runs that paid them. */
@Injectable()
export class PayrollDemo {
  constructor(
    private readonly clock: Clock,
    private readonly facts: PayFacts,
    private readonly starter: PayStarterSet,
    private readonly salaries: SalaryService,
    private readonly adjustments: PayAdjustmentService,
    private readonly runs: RunDemo,
    private readonly claims: ClaimDemo,
    private readonly declarations: DeclarationDemo,
  ) {}

  /** Inside `TenantDb.run` only, after everybody was created. */
  async fill(staff: Record<'admin' | 'hr' | 'lead' | 'employee', SignedInUser>): Promise<void> {
    const { admin, hr, employee } = staff;
    const today = dayIn(this.clock.now(), admin.companyTimezone);
    const open = today.slice(0, 7);
    if (open < FIRST_MONTH) return;
    const first = latest(FIRST_MONTH, laterMonth(open, -CLOSED_MONTHS));
    const { structure, group } = await this.starter.make(admin);
    const place = { structureId: structure.id, groupId: group.id };
    const people = await this.facts.listEmployed({ from: `${first}-01`, to: monthRange(open).to });
    // Nobody who has left gets a salary any more.
    const paid = people.filter(({ name, left }) => name !== ON_INVOICE && (left === null || left >= today));
    for (const [index, person] of paid.entries()) {
      // Nobody decides about their own pay.
      const by = person.userId === admin.id ? hr : admin;
      const ctc = person.userId === admin.id ? FOUNDER_SALARY : demoSalary(person.joined, today, index);
      const from = latest(first, person.joined.slice(0, 7));
      await this.pay(by, { ...place, person, from: earliest(from, open), ctc });
    }
    const duties = { maker: hr, approver: admin };
    const own = paid.find(({ userId }) => userId === employee.id);
    if (own) await this.runs.lend(duties, own.id, latest(first, laterMonth(open, -PAYING_BACK)));
    for (let month = first; month < open; month = laterMonth(month, 1))
      await this.runs.close(duties, group.id, month);
    await this.changeSomething(duties, { people: paid, own, place, first, month: open });
    // Before the run that is open, which counts what is declared.
    await this.declarations.fill(staff);
    // Whose last day is in the open month is paid by the settlement and not by the run.
    const leaver = paid.find(({ left }) => left !== null);
    if (leaver) await this.runs.settle(duties, leaver.id, open);
    await this.runs.submit(duties, group.id, open);
    await this.claims.fill(hr, employee, today);
    const rewarded = paid.filter(({ userId, left }) => userId === null && left === null).slice(2, 5);
    const ids = rewarded.map(({ id }) => id);
    if (ids.length > 0) await this.runs.reward(duties, { groupId: group.id, month: open }, ids);
  }

  private async pay(
    by: SignedInUser,
    { person, ...salary }: Place & { person: PaidPerson; from: string; ctc: number },
  ): Promise<void> {
    await this.salaries.create(by, { ...salary, employeeId: person.id, overrides: [], reason: null });
  }

  /** So that the open run differs from the one before: a raise, a bonus and a deduction. */
  private async changeSomething(
    { approver, maker }: PayDuties,
    {
      people,
      own,
      place,
      first,
      month,
    }: {
      people: readonly PaidPerson[];
      own: PaidPerson | undefined;
      place: Place;
      first: string;
      month: string;
    },
  ): Promise<void> {
    const others = people.filter(
      ({ userId, left, joined }) => userId === null && left === null && joined < first,
    );
    if (own) await this.pay(approver, { ...place, person: own, from: month, ctc: 108_000_000 });
    const [bonus, deduction] = others;
    const adjusted = { payMonth: month, taxable: false, cause: null };
    if (bonus)
      await this.adjustments.create(maker, {
        ...adjusted,
        employeeId: bonus.id,
        title: 'Festival bonus',
        kind: 'earning',
        amount: 2_500_000,
        taxable: true,
      });
    if (deduction)
      await this.adjustments.create(maker, {
        ...adjusted,
        employeeId: deduction.id,
        title: 'Lost door card',
        kind: 'deduction',
        amount: 45_000,
      });
  }
}
