import { OPENING_BALANCE_FILE } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import {
  Importer,
  type CheckedRow,
  type CreatedRow,
  type ImportFault,
  type MadeRow,
  type NamedRow,
  type UndoneRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeNames, UNKNOWN_EMPLOYEE } from '../employee/employee-names.service.js';
import { LeaveAccrual } from './leave-accrual.service.js';
import { LeaveKeeping, type OpeningBalance } from './leave-keeping.service.js';
import { keepsBalance } from './leave-type.rules.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { leaveYearOf } from './leave-year.rules.js';
import { LeaveRepository } from './leave.repository.js';
import { LedgerRepository } from './ledger.repository.js';
import {
  OPENING_FIELDS,
  openingRowSchema,
  openingSource,
  readOpeningRow,
  type OpeningRow,
} from './opening-row.rules.js';
import { OwnRecords } from '../own-record/own-records.service.js';

type Row = NamedRow<OpeningRow>;
const TAKEN = 'This person has an opening balance of this type and leave year already.';

/** What rows refer to, by name. */
interface Known {
  people: ReadonlyMap<string, string>;
  /** Names that several have -> what is said of them. */
  several: ReadonlyMap<string, string>;
  types: ReadonlyMap<string, LeaveTypeRow>;
  today: string;
}

/** Imports what people had of each type of leave in the system before. */
@Injectable()
export class OpeningBalances extends Importer<OpeningRow> {
  readonly key = OPENING_BALANCE_FILE.list.key;
  readonly title = 'Opening balances';
  readonly permission = OPENING_BALANCE_FILE.list.access;
  readonly remote = 'hr';
  readonly fields = OPENING_FIELDS;
  readonly content = openingRowSchema;
  readonly followUp = null;
  readonly read = (_user: SignedInUser, cells: Readonly<Record<string, string>>) => readOpeningRow(cells);

  constructor(
    private readonly names: EmployeeNames,
    private readonly leave: LeaveRepository,
    private readonly ledger: LedgerRepository,
    private readonly accrual: LeaveAccrual,
    private readonly keeping: LeaveKeeping,
    private readonly clock: Clock,
    private readonly own: OwnRecords,
  ) {
    super();
  }

  async check(rows: Row[]): Promise<CheckedRow<OpeningRow>[]> {
    const known = await this.know(rows);
    const sources = rows.map((row) => sourceOf(row, known));
    const posted = await this.ledger.listKnown(sources.flatMap((source) => source ?? []));
    const lines = new Map<string, number>();
    return rows.map((row, place) => {
      const faults = faultsOf(row, known);
      const source = sources[place];
      if (source && posted.has(source)) return { ...row, faults: [], known: { field: null, words: TAKEN } };
      const line = source && lines.get(source);
      if (line) faults.push({ field: null, words: `Line ${String(line)} has the same person and type.` });
      if (source && !line) lines.set(source, row.line);
      return { ...row, faults };
    });
  }

  /** What is due until today is credited first, so that it is not added to a balance which has it already. */
  async create(user: SignedInUser, rows: Row[]): Promise<CreatedRow[]> {
    const known = await this.know(rows);
    await this.accrual.run(known.today);
    const results: CreatedRow[] = [];
    const found = rows.map((row) => ({ id: row.id, opening: openingOf(row, known) }));
    for (const { id, opening } of found.toSorted((one, other) =>
      personOf(one) < personOf(other) ? -1 : 1,
    )) {
      const refusal = await this.refusalOf(user, opening);
      results.push(refusal === null ? { id, version: 1 } : { id, refusal });
    }
    return results;
  }

  undo(_user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]> {
    const left = 'Entries of a balance are never removed. Correct the balance instead.';
    return Promise.resolve(rows.map(({ id }) => ({ id, left })));
  }

  /** Sets the balance; why it could not be set. */
  private async refusalOf(user: SignedInUser, opening: OpeningBalance | null): Promise<string | null> {
    if (opening === null) return TAKEN;
    const needs = OPENING_BALANCE_FILE.list.access;
    const refusal = await this.own.refusalOf(user, opening.employeeId, { needs });
    if (refusal !== null) return refusal;
    return (await this.keeping.setOpening(user, opening)) ? null : TAKEN;
  }

  private async know(rows: readonly Row[]): Promise<Known> {
    const named = [...new Set(rows.map(({ content }) => content.person))];
    const people = await this.names.find(named);
    const several = await this.names.several(named.filter((name) => !people.has(name)));
    const current = (await this.leave.listTypes()).filter(({ archivedAt }) => !archivedAt);
    const types = new Map(
      current.flatMap((type) => [type.name, type.code].map((name) => [keyOf(name), type])),
    );
    return { people, several, types, today: await this.ledger.today(this.clock.now()) };
  }
}

const keyOf = (name: string): string => name.trim().toLowerCase();
const personOf = ({ opening }: { opening: OpeningBalance | null }): string => opening?.employeeId ?? '';

function openingOf(
  { content: { person, type, days, asOf } }: Row,
  { people, types }: Known,
): OpeningBalance | null {
  const [employeeId, found] = [people.get(person), types.get(keyOf(type))];
  return employeeId && found ? { employeeId, type: found, days, asOf } : null;
}

function sourceOf(row: Row, known: Known): string | null {
  const opening = openingOf(row, known);
  return opening && openingSource({ ...opening, typeId: opening.type.id }, opening.type);
}

function faultsOf(
  { content: { person, type: name, asOf } }: Row,
  { people, several, types, today }: Known,
): ImportFault[] {
  const type = types.get(keyOf(name));
  const faults: ImportFault[] = [];
  if (!people.has(person)) faults.push({ field: 'person', words: several.get(person) ?? UNKNOWN_EMPLOYEE });
  if (!type) faults.push({ field: 'type', words: 'No current leave type has this code or name.' });
  else if (!keepsBalance(type))
    faults.push({ field: 'type', words: 'No balance is kept of this leave type.' });
  if (asOf > today) faults.push({ field: 'asOf', words: 'Enter a day that is not in the future.' });
  if (type && asOf < leaveYearOf(today, type.yearMonth).start)
    faults.push({ field: 'asOf', words: 'Enter a day of the present leave year.' });
  return faults;
}
