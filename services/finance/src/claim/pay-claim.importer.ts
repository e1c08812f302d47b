import { dayIn, fileClaimSchema, PAY_CLAIM } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { say } from '@atrium/reach';
import {
  KNOWN_RECORD,
  readTableMoney,
  Records,
  type Decision,
  type FaultyNames,
  type FileRow,
  type ImportFault,
  type ImportField,
  type ImportRun,
  type NamedReference,
  type ReadRow,
  type TableImport,
  type TableRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { readPayRow } from '../file-row/file-cells.rules.js';
import { FilePeople, type FoundPeople } from '../file-row/file-people.service.js';
import { decideEach } from '../file-row/row-decisions.rules.js';
import { faultsOfNames, namesIn, namesOf } from '../file-row/row-names.rules.js';
import { dayRefusal, overLimit } from './claim-limit.rules.js';
import { CLAIM_TYPES, type ClaimTypeRow } from './claim-type.record.js';
import { claimKey, claimYear, PayClaimRepository } from './pay-claim.repository.js';

const VALUES = fileClaimSchema.pick({ amount: true, spentOn: true, note: true });

const field = (key: string, label: string, rest: Partial<ImportField>): ImportField => ({
  key,
  label,
  aliases: [],
  required: true,
  help: null,
  example: null,
  ...rest,
});

const FIELDS: readonly ImportField[] = [
  field('employee', 'Employee', {
    aliases: ['employee code', 'emp code', 'employee id', 'work email', 'email', 'code'],
    help: 'Their code, work email or full name.',
    example: 'E0001',
  }),
  field('type', 'Component', { aliases: ['claim component', 'claim', 'type'], example: 'Internet at home' }),
  field('amount', 'Amount', { example: '1200' }),
  field('spentOn', 'Paid by the person on', {
    aliases: ['date', 'bill date', 'paid on', 'spent on'],
    example: '2026-04-30',
    holds: 'day',
  }),
  field('note', 'What it was for', {
    aliases: ['note', 'description'],
    required: false,
    help: 'The name of the component where nothing is said.',
    example: 'April',
  }),
];

interface Known {
  people: FoundPeople;
  types: ReadonlyMap<string, ClaimTypeRow>;
  /** What is claimed of a component in a tax year, in paise. */
  used: ReadonlyMap<string, number>;
  present: ReadonlySet<string>;
  /** Of which components and tax years the rest is paid. */
  rests: ReadonlySet<string>;
  today: string;
}

/** What earlier lines of the file say. */
interface Earlier {
  lines: Map<string, number>;
  used: Map<string, number>;
}

/** Imports claims from a file by the rules of the form; each waits for a decision. */
@Injectable()
export class PayClaimFile implements TableImport {
  readonly title = 'Claims';
  readonly fields = FIELDS;
  readonly unique = [];
  readonly values = VALUES.loose();
  readonly references: Readonly<Record<string, NamedReference>>;
  readonly lost = 'This claim can no longer be filed.';
  readonly left = {
    changed: 'Someone has decided about this claim since.',
    'taken up': 'Other records use this claim.',
    used: 'Other records use this claim.',
    gone: 'This claim no longer exists.',
  };
  readonly followUp = null;

  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly people: FilePeople,
    private readonly claims: PayClaimRepository,
  ) {
    const { table } = records.of(CLAIM_TYPES);
    this.references = {
      employeeId: people.reference,
      typeId: { find: (names) => table.findKeys('lower(name)', names, 'not archived') },
    };
  }

  read(_user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<TableRow> {
    const { employee = '', type = '', note = '', spentOn = '' } = cells;
    return readPayRow({
      schema: VALUES,
      given: { amount: readTableMoney(cells['amount'] ?? '', 'INR'), spentOn, note: note || type },
      names: [
        { field: 'employeeId', column: 'employee', cell: employee, missing: 'Choose an employee.' },
        { field: 'typeId', column: 'type', cell: type.toLowerCase(), missing: 'Choose a component.' },
      ],
    });
  }

  decide({ user }: ImportRun): (rows: readonly FileRow[]) => Promise<ReadonlyMap<string, Decision>> {
    const earlier: Earlier = { lines: new Map(), used: new Map() };
    return async (rows) => {
      const known = await this.know(user, rows);
      return decideEach(rows, (row) => decisionOf(row, known, earlier));
    };
  }

  async nameFaults(user: SignedInUser, rows: readonly FaultyNames[]) {
    const people = await this.people.find(user, namesIn(rows, 'employeeId'), null);
    const types = await this.typesNamed(namesIn(rows, 'typeId'));
    return faultsOfNames(rows, [
      { field: 'employeeId', column: 'employee', faultOf: (name) => people.faults.get(name) },
      { field: 'typeId', column: 'type', faultOf: (name) => (types.has(name) ? undefined : UNKNOWN_TYPE) },
    ]);
  }

  /** Name -> id. */
  private async typesNamed(names: string[]): Promise<ReadonlyMap<string, string>> {
    return (await this.references['typeId']?.find(names, null)) ?? new Map<string, string>();
  }

  private async know(user: SignedInUser, rows: readonly FileRow[]): Promise<Known> {
    // People file claims of their own, too; only what is decided about them is somebody else's.
    const people = await this.people.find(user, namesOf(rows, 'employeeId'), null);
    const ids = [...new Set(people.ids.values())];
    const found = await this.typesNamed(namesOf(rows, 'typeId'));
    const types = await this.records.of(CLAIM_TYPES).rows.readAll([...found.values()]);
    const byId = new Map(types.map((type) => [type.id, type]));
    const days = [...new Set(rows.map(({ content }) => String(content.values['spentOn'])))];
    return {
      people,
      types: new Map(
        [...found].flatMap(([name, id]) => {
          const type = byId.get(id);
          return type ? [[name, type] as const] : [];
        }),
      ),
      used: await this.claims.listUsed(ids),
      present: await this.claims.listPresent(ids, days),
      rests: await this.claims.listPaidRests(ids),
      today: dayIn(this.clock.now(), user.companyTimezone),
    };
  }
}

function decisionOf({ line, content }: FileRow, known: Known, earlier: Earlier): Decision | null {
  const values = VALUES.parse(content.values);
  const name = content.names['employeeId'] ?? '';
  const employeeId = known.people.ids.get(name);
  const type = known.types.get(content.names['typeId'] ?? '');
  const faults: ImportFault[] = [];
  const person = known.people.faults.get(name);
  if (person !== undefined) faults.push({ field: 'employee', words: person });
  if (!type) faults.push({ field: 'type', words: UNKNOWN_TYPE });
  const day = dayRefusal(values.spentOn, known.today);
  if (day) faults.push({ field: 'spentOn', words: day.message });
  if (employeeId === undefined || !type) return { faults };
  const key = claimKey({ employeeId, typeId: type.id, ...values });
  if (known.present.has(key)) return { known: { field: 'type', words: KNOWN_RECORD } };
  if (type.needsProof) faults.push({ field: 'type', words: NEEDS_BILL });
  const twin = earlier.lines.get(key);
  if (twin !== undefined) faults.push({ field: 'type', words: `Line ${String(twin)} is the same.` });
  const year = claimYear({ employeeId, typeId: type.id, spentOn: values.spentOn });
  if (known.rests.has(year)) faults.push({ field: 'spentOn', words: REST_PAID });
  const usedInYear = (known.used.get(year) ?? 0) + (earlier.used.get(year) ?? 0);
  const over = overLimit({ ...type, usedInYear }, values.amount, 'en');
  if (over) faults.push({ field: 'amount', words: say(over, 'en') });
  if (faults.length > 0) return { faults };
  earlier.lines.set(key, line);
  earlier.used.set(year, (earlier.used.get(year) ?? 0) + values.amount);
  return null;
}

const REST_PAID = PAY_CLAIM.errors.CLAIM_REST_PAID.message;
const UNKNOWN_TYPE = 'No current claim component has this name.';
const NEEDS_BILL = 'This component asks for a bill, which a file cannot have. The person files it under Pay.';
