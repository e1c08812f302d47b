import { SALARY, type SalaryOverride } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import {
  importFields,
  KNOWN_RECORD,
  readTableMoney,
  Records,
  type Decision,
  type FaultyNames,
  type FileRow,
  type ImportFault,
  type ImportRun,
  type NamedReference,
  type ReadRow,
  type TableImport,
  type TableRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { monthOfCell, readPayRow } from '../file-row/file-cells.rules.js';
import { FilePeople, type FoundPeople } from '../file-row/file-people.service.js';
import { decideEach } from '../file-row/row-decisions.rules.js';
import { faultsOfNames, namesIn, namesOf } from '../file-row/row-names.rules.js';
import { PAY_GROUPS } from '../pay-group/pay-group.record.js';
import { laterMonth } from '../payroll/pay-month.rules.js';
import { PAY_STRUCTURES } from '../structure/pay-structure.record.js';
import { PayStructureRepository } from '../structure/pay-structure.repository.js';
import type { SalaryRow } from './salary.record.js';
import { SalaryRepository, type StoredSalary } from './salary.repository.js';

const { from, ctc, overrides, reason } = SALARY.fields;
const VALUES = z.object({
  from: from.schema,
  ctc: ctc.schema,
  overrides: overrides.schema,
  reason: reason.schema,
});
/** Without the month in which it counts first, which is known when it is made. */
const STORED = VALUES.loose();

const HELP: Readonly<Record<string, string>> = {
  employee: 'Their code, work email or full name.',
  from: 'A month, like 2026-04.',
  overrides: 'Code and amount a month of each component, like BASIC 25000; HRA 10000.',
};
const OPTIONAL = ['overrides', 'reason'];

const UNKNOWN_STRUCTURE = 'No current structure has this name.';
const UNKNOWN_GROUP = 'No current pay group has this name.';

/** What rows refer to, and what is there already. */
interface Known {
  people: FoundPeople;
  structures: ReadonlyMap<string, string>;
  groups: ReadonlyMap<string, string>;
  /** Structure -> its components. */
  codes: ReadonlyMap<string, readonly string[]>;
  salaries: ReadonlyMap<string, StoredSalary[]>;
}

/** Imports salaries from a file by the rules of the form. */
@Injectable()
export class SalaryFile implements TableImport {
  readonly title = 'Salaries';
  readonly fields = importFields(SALARY).map((field) => ({
    ...field,
    required: !OPTIONAL.includes(field.key),
    help: HELP[field.key] ?? field.help,
  }));
  readonly unique = [];
  readonly values = STORED;
  readonly references: Readonly<Record<string, NamedReference>>;
  readonly lost = SALARY.errors.SALARY_MONTH_TAKEN.message;
  readonly left = {
    changed: 'Someone has changed this salary since. Archive it if you no longer need it.',
    'taken up': 'Other records use this salary.',
    used: 'Other records use this salary.',
    gone: 'This salary no longer exists.',
  };
  readonly followUp = null;

  constructor(
    records: Records,
    private readonly people: FilePeople,
    private readonly structures: PayStructureRepository,
    private readonly salaries: SalaryRepository,
  ) {
    const [structure, group] = [records.of(PAY_STRUCTURES).table, records.of(PAY_GROUPS).table];
    this.references = {
      employeeId: people.reference,
      structureId: { find: (names) => structure.findKeys('lower(name)', names, 'not archived') },
      groupId: { find: (names) => group.findKeys('lower(name)', names, 'not archived') },
    };
  }

  read(_user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<TableRow> {
    const { employee = '', structure = '', group = '' } = cells;
    return readPayRow({
      schema: VALUES,
      given: {
        from: monthOfCell(cells['from'] ?? ''),
        ctc: readTableMoney(cells['ctc'] ?? '', 'INR'),
        overrides: agreedOf(cells['overrides'] ?? ''),
        reason: cells['reason'] || null,
      },
      names: [
        { field: 'employeeId', column: 'employee', cell: employee, missing: 'Choose an employee.' },
        {
          field: 'structureId',
          column: 'structure',
          cell: structure.toLowerCase(),
          missing: 'Choose a structure.',
        },
        { field: 'groupId', column: 'group', cell: group.toLowerCase(), missing: 'Choose a pay group.' },
      ],
    });
  }

  decide({ user }: ImportRun): (rows: readonly FileRow[]) => Promise<ReadonlyMap<string, Decision>> {
    const lines = new Map<string, number>();
    return async (rows) => {
      const known = await this.know(user, rows);
      return decideEach(rows, (row) => decisionOf(row, known, lines));
    };
  }

  /** As when it is added by hand: it counts with the first payslip that is still to come. */
  async complete(rows: readonly FileRow[]): Promise<FileRow[]> {
    const names = rows.map(({ content }) => content.names['employeeId'] ?? '');
    const ids = await this.people.reference.find(names, null);
    const locked = await this.salaries.listLastLocked([...new Set(ids.values())]);
    return rows.map((row, place) => {
      const { values } = row.content;
      const month = STORED.parse(values).from;
      const last = locked.get(ids.get(names[place] ?? '') ?? '');
      const decidedIn = last === undefined || last < month ? month : laterMonth(last, 1);
      return { ...row, content: { ...row.content, values: { ...values, decidedIn } } };
    });
  }

  stays(_user: SignedInUser, { used }: SalaryRow): string | null {
    return used ? SALARY.errors.SALARY_USED.message : null;
  }

  async nameFaults(user: SignedInUser, rows: readonly FaultyNames[]) {
    const people = await this.people.find(user, namesIn(rows, 'employeeId'), SALARY.check('create'));
    const structures = await this.named('structureId', namesIn(rows, 'structureId'));
    const groups = await this.named('groupId', namesIn(rows, 'groupId'));
    const unless = (found: ReadonlyMap<string, string>, words: string) => (name: string) =>
      found.has(name) ? undefined : words;
    return faultsOfNames(rows, [
      { field: 'employeeId', column: 'employee', faultOf: (name) => people.faults.get(name) },
      { field: 'structureId', column: 'structure', faultOf: unless(structures, UNKNOWN_STRUCTURE) },
      { field: 'groupId', column: 'group', faultOf: unless(groups, UNKNOWN_GROUP) },
    ]);
  }

  /** Name -> id. */
  private async named(field: string, names: string[]): Promise<ReadonlyMap<string, string>> {
    return (await this.references[field]?.find(names, null)) ?? new Map<string, string>();
  }

  private async know(user: SignedInUser, rows: readonly FileRow[]): Promise<Known> {
    const people = await this.people.find(user, namesOf(rows, 'employeeId'), SALARY.check('create'));
    const structures = await this.named('structureId', namesOf(rows, 'structureId'));
    const stored = await this.structures.list([...structures.values()]);
    return {
      people,
      structures,
      groups: await this.named('groupId', namesOf(rows, 'groupId')),
      codes: new Map(stored.map(({ id, componentCodes }) => [id, componentCodes])),
      salaries: await this.salaries.listOf([...new Set(people.ids.values())]),
    };
  }
}

const PART = /^(?<code>[a-z]\w*)\s*[:=]?\s*(?<amount>.*)$/i;

/** `BASIC 25000; HRA 10000`; what cannot be read is refused by the schema. */
function agreedOf(cell: string): Partial<SalaryOverride>[] {
  const parts = cell.split(/[;\n]/).map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const { code = part, amount = '' } = PART.exec(part)?.groups ?? {};
      return { code: code.toUpperCase(), amount: readTableMoney(amount, 'INR') };
    });
}

function decisionOf(row: FileRow, known: Known, lines: Map<string, number>): Decision | null {
  const { names } = row.content;
  const values = STORED.parse(row.content.values);
  const name = names['employeeId'] ?? '';
  const employeeId = known.people.ids.get(name);
  const there = known.salaries.get(employeeId ?? '')?.find(({ from: month }) => month === values.from);
  const structureId = known.structures.get(names['structureId'] ?? '');
  const groupId = known.groups.get(names['groupId'] ?? '');
  if (there?.ctc === values.ctc && there.structureId === structureId && there.groupId === groupId)
    return { known: { field: 'from', words: KNOWN_RECORD } };
  const faults: ImportFault[] = [];
  const person = known.people.faults.get(name);
  if (person !== undefined) faults.push({ field: 'employee', words: person });
  if (structureId === undefined) faults.push({ field: 'structure', words: UNKNOWN_STRUCTURE });
  if (groupId === undefined) faults.push({ field: 'group', words: UNKNOWN_GROUP });
  if (there) faults.push({ field: 'from', words: SALARY.errors.SALARY_MONTH_TAKEN.message });
  const strange = strangeIn(values.overrides, known.codes.get(structureId ?? ''));
  if (strange !== null) faults.push({ field: 'overrides', words: strange });
  const twin = employeeId === undefined ? undefined : lines.get(`${employeeId} ${values.from}`);
  if (twin !== undefined)
    faults.push({ field: 'from', words: `Line ${String(twin)} has the same person and month.` });
  else if (employeeId !== undefined) lines.set(`${employeeId} ${values.from}`, row.line);
  return faults.length > 0 ? { faults } : null;
}

function strangeIn(given: readonly SalaryOverride[], codes: readonly string[] | undefined): string | null {
  const strange = given.find(({ code }) => codes && !codes.includes(code));
  return strange ? `The structure has no component ${strange.code}.` : null;
}
