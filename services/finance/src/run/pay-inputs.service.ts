import { earliest, monthRange, type MissingReason, type UnpaidDate } from '@atrium/contracts';
import { PayFacts, type PaidPerson, type StatutoryValues } from '@atrium/hr-service';
import { Injectable } from '@nestjs/common';
import { PayExtras, type PersonExtras } from './pay-extras.service.js';
import { CompanyPackReader, type ReadPacks } from '../pack/company-packs.service.js';
import type { PayRunRow } from './pay-run.record.js';
import type { PayGroupRow } from '../pay-group/pay-group.record.js';
import { laterMonth, taxYearStart, type Month } from '../payroll/pay-month.rules.js';
import type { Salary } from '../payroll/pay.types.js';
import { SalaryRepository, type StoredSalary } from '../salary/salary.repository.js';
import type { StoredEarlierSlip } from './earlier-slip.types.js';
import { EarlierSlips } from './earlier-slips.repository.js';
import { rememberedSlip } from './slip-memory.mapper.js';
import { CountedDeclarations } from '../tax-profile/counted-declarations.service.js';
import { CompanyStructures, type ReadStructures } from './company-structures.service.js';
import { hashOf } from '../pack/input-hash.rules.js';
import type { InputHashes } from './pay-input.types.js';
import { coded, payPerson, totalDays, type KnownPerson } from './pay-person.rules.js';
import type { PersonInputs } from './person-inputs.types.js';

/** What is asked of a run to know whose payslips it has and what they are computed from. */
export type RunPlace = Pick<PayRunRow, 'id' | 'month' | 'kind' | 'employeeId' | 'terms' | 'reversesId'>;

export interface Roster {
  people: PaidPerson[];
  missing: { person: PaidPerson; reason: MissingReason }[];
}

interface Days {
  unpaid: Map<string, UnpaidDate[]>;
  late: Map<string, UnpaidDate[]>;
}

const NO_DAYS: Days = { unpaid: new Map(), late: new Map() };
/** Months after the last day in which a settlement can still be. */
const SETTLED_AFTER = 12;

/** Gathers what payslips are computed from. Inside `TenantDb.run` only. */
@Injectable()
export class PayInputs {
  constructor(
    private readonly facts: PayFacts,
    private readonly salaries: SalaryRepository,
    private readonly structures: CompanyStructures,
    private readonly extras: PayExtras,
    private readonly declarations: CountedDeclarations,
    private readonly earlier: EarlierSlips,
    private readonly packs: CompanyPackReader,
  ) {}

  /** Who is in the run of a group, and who works here in the month and is in none. */
  async roster(group: PayGroupRow, run: RunPlace): Promise<Roster> {
    if (run.employeeId !== null) return { people: await this.onePerson(run, run.employeeId), missing: [] };
    const employed = await this.facts.listEmployed(monthRange(run.month));
    const groups = await this.salaries.listGroups(run.month);
    const meant = employed.filter(({ id }) => groups.get(id) === group.id);
    if (run.kind === 'offCycle') {
      const adjusted = await this.extras.listAdjusted(run.id);
      return { people: meant.filter(({ id }) => adjusted.has(id)), missing: [] };
    }
    const elsewhere = await this.earlier.listElsewhere(
      meant.map(({ id }) => id),
      run.month,
      run.id,
    );
    return {
      people: meant.filter(({ id }) => !elsewhere.has(id)),
      missing: employed.flatMap((person): Roster['missing'] => {
        const of = groups.get(person.id);
        if (elsewhere.get(person.id) === 'settlement') return [{ person, reason: 'settlement' }];
        return of ? [] : [{ person, reason: of === null ? 'laterSalary' : 'noSalary' }];
      }),
    };
  }

  /** Somebody who leaves may have had the last day before the month that settles it. */
  private async onePerson({ month }: RunPlace, id: string): Promise<PaidPerson[]> {
    const { to } = monthRange(month);
    const employed = await this.facts.listEmployed({ from: `${laterMonth(month, -SETTLED_AFTER)}-01`, to });
    return employed.filter((person) => person.id === id);
  }

  /** Of some people of the roster, in their order. */
  async listOf(group: PayGroupRow, run: RunPlace, people: readonly PaidPerson[]): Promise<PersonInputs[]> {
    const { month } = run;
    const ids = people.map(({ id }) => id);
    const salaries = await this.salaries.listOf(ids);
    const structures = await this.structures.read();
    const numbers = await this.facts.numbersOf(ids);
    const days = run.kind === 'offCycle' ? NO_DAYS : await this.daysOf(group, month, ids);
    const declared = await this.declarations.listOf(ids, month);
    const extrasOf = await this.extras.listOf(ids, run);
    const since = sinceOf(month, [...salaries.values()].flat());
    const read = await this.packs.read();
    const earlier = await this.earlier.listOf(ids, { since, run });
    return people.map((person) =>
      inputsOf({
        run,
        read,
        group,
        person,
        structures,
        salaries: salaries.get(person.id) ?? [],
        // Everybody who was asked for has them, be they empty.
        numbers: numbers.get(person.id) as StatutoryValues,
        unpaid: days.unpaid.get(person.id) ?? [],
        late: days.late.get(person.id),
        declared: declared.get(person.id) ?? null,
        extras: extrasOf(person.id),
        slips: earlier.get(person.id) ?? [],
      }),
    );
  }

  private async daysOf(group: PayGroupRow, month: Month, ids: readonly string[]): Promise<Days> {
    const { cutOffDay, absenceUnpaid } = group;
    const range = monthRange(month);
    if (cutOffDay === null)
      return { unpaid: await this.facts.unpaidDates(ids, range, absenceUnpaid), late: new Map() };
    const to = earliest(range.to, `${month}-${String(cutOffDay).padStart(2, '0')}`);
    const unpaid = await this.facts.unpaidDates(ids, { from: range.from, to }, absenceUnpaid);
    const before = monthRange(laterMonth(month, -1));
    return { unpaid, late: await this.facts.unpaidDates(ids, before, absenceUnpaid) };
  }
}

/** Slips of the tax year, the one before, and those that a salary changes that was decided late. */
function sinceOf(month: Month, salaries: readonly StoredSalary[]): Month {
  const late = salaries.filter(({ from, decidedIn }) => decidedIn === month && from < month);
  return [taxYearStart(month), laterMonth(month, -1), ...late.map(({ from }) => from)].reduce((a, b) =>
    a < b ? a : b,
  );
}

interface Gathered {
  run: RunPlace;
  read: ReadPacks;
  group: PayGroupRow;
  person: PaidPerson;
  structures: ReadStructures;
  salaries: readonly StoredSalary[];
  numbers: StatutoryValues;
  unpaid: UnpaidDate[];
  /** Of the month before; undefined where the group has no cut-off day. */
  late: UnpaidDate[] | undefined;
  declared: KnownPerson['declared'];
  extras: PersonExtras;
  slips: readonly StoredEarlierSlip[];
}

function inputsOf(given: Gathered): PersonInputs {
  const { group, person, structures, numbers, unpaid, declared, slips } = given;
  const { month } = given.run;
  const now = given.salaries.findLast(({ from }) => from <= month);
  const structure = now && structures.get(now.structureId);
  const codes = structure ? Object.keys(structure.titles) : [];
  const { extras } = given;
  const adjustments = coded(extras.adjustments, codes);
  const loans = coded(extras.loans, [...codes, ...codesOf(adjustments)]);
  const rests = coded(extras.rests, [...codes, ...codesOf(adjustments), ...codesOf(loans)]);
  const monthly = slips.filter(({ kind }) => kind !== 'offCycle');
  const isMonthly = given.run.kind !== 'offCycle';
  const last = monthly.at(-1);
  const before = isMonthly && last?.month === laterMonth(month, -1) ? last : undefined;
  const known: KnownPerson = {
    month,
    person,
    group,
    numbers,
    salaries: given.salaries.map((salary) => salaryOf(salary, structures)),
    unpaidDates: unpaid,
    lateDays: lateDaysOf(before, given.late),
    declared,
    adjustments,
    loans,
    rests,
    later: extras.later,
    earlier: slips.map(rememberedSlip),
    movedOn: before?.memory.movedOn ?? 0,
  };
  const titles = [...adjustments, ...loans, ...rests].map(({ code, title }) => [code, title] as const);
  return {
    known,
    rules: { person: payPerson(known), packs: given.read.packs },
    unread: structure?.unread ?? null,
    before,
    titles: { ...structure?.titles, ...Object.fromEntries(titles) },
    hashes: hashesOf(given, structure?.hash ?? ''),
  };
}

function lateDaysOf(
  before: StoredEarlierSlip | undefined,
  late: UnpaidDate[] | undefined,
): KnownPerson['lateDays'] {
  if (!before || !late) return null;
  const days = totalDays(late);
  return days === before.unpaidDays ? null : { month: before.month, days };
}

const salaryOf = (stored: StoredSalary, structures: ReadStructures): Salary => ({
  from: stored.from,
  decided: stored.decidedIn,
  structure: structures.get(stored.structureId)?.structure ?? { components: [], differsByMonth: false },
  ctc: stored.ctc,
  overrides: new Map(stored.overrides.map(({ code, amount }) => [code, amount])),
});

function hashesOf(given: Gathered, structureHash: string): InputHashes {
  const { person, group, numbers, salaries, unpaid, late, declared, extras, slips, run } = given;
  const counting = salaries.filter(({ from }) => from <= run.month);
  const { state, providentFund, welfareFund, absenceUnpaid, cutOffDay } = group;
  return {
    salary: hashOf([counting, structureHash]),
    days: hashOf([unpaid, late ?? null]),
    person: hashOf([
      [person.joined, person.left, person.noticeOn, person.birthDate, person.gender],
      [numbers.pfMode, numbers.epsEligible, numbers.pan !== null, numbers.uan !== null],
      [numbers.account !== null],
      [state, providentFund, welfareFund, absenceUnpaid, cutOffDay],
    ]),
    tax: hashOf([declared, numbers.taxRegime]),
    adjustments: adjustmentsHash(extras, run),
    loans: loansHash(extras),
    packs: given.read.hash,
    earlier: hashOf(slips.map((slip) => [slip.month, slip.memory])),
  };
}

/** Nothing where there are none, as of slips that were computed before there were any. */
function loansHash({ loans, later }: PersonExtras): string {
  if (later) return hashOf([loans, later]);
  return loans.length === 0 ? '' : hashOf(loans);
}

function adjustmentsHash({ adjustments, rests }: PersonExtras, { terms }: RunPlace): string {
  const counted = adjustments.map(({ makerId: _, ...adjustment }) => adjustment);
  return hashOf(rests.length > 0 ? [counted, terms, rests] : [counted, terms]);
}

const codesOf = (given: readonly { code: string }[]): string[] => given.map(({ code }) => code);
