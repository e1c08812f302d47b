import { ADJUSTMENT_KIND_LABELS, ADJUSTMENT_KINDS, PAY_ADJUSTMENT } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import {
  importFields,
  KNOWN_RECORD,
  readTableMoney,
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
import { choiceOfCell, monthOfCell, readPayRow, yesNoOfCell } from '../file-row/file-cells.rules.js';
import { FilePeople, type FoundPeople } from '../file-row/file-people.service.js';
import { decideEach, twinFault } from '../file-row/row-decisions.rules.js';
import { namesOf } from '../file-row/row-names.rules.js';
import type { PayAdjustmentRow } from './pay-adjustment.record.js';
import { lockedMonth, PayAdjustmentRepository } from './pay-adjustment.repository.js';
import type { PresentAdjustment } from './pay-adjustment.types.js';

const { payMonth, title, kind, amount, taxable, cause } = PAY_ADJUSTMENT.fields;
const VALUES = z.object({
  payMonth: payMonth.schema,
  title: title.schema,
  kind: kind.schema,
  amount: amount.schema,
  taxable: taxable.schema,
  cause: cause.schema,
});

const HELP: Readonly<Record<string, string>> = {
  employee: 'Their code, work email or full name.',
  payMonth: 'A month, like 2026-04.',
  kind: 'Earning, reimbursement, deduction or instalment of a loan.',
  taxable: 'Yes or no; an earning is taxable where nothing is said.',
};
const OPTIONAL = ['taxable', 'cause'];

interface Known {
  people: FoundPeople;
  locked: ReadonlySet<string>;
  present: ReadonlySet<string>;
}

const sameKey = (each: PresentAdjustment): string =>
  JSON.stringify([each.employeeId, each.payMonth, each.title.toLowerCase(), each.kind, each.amount]);

/** Imports adjustments from a file by the rules of the form. */
@Injectable()
export class PayAdjustmentFile implements TableImport {
  readonly title = 'Adjustments';
  readonly fields = importFields(PAY_ADJUSTMENT).map((field) => ({
    ...field,
    required: !OPTIONAL.includes(field.key),
    help: HELP[field.key] ?? field.help,
  }));
  readonly unique = [];
  readonly values = VALUES.loose();
  readonly references: Readonly<Record<string, NamedReference>>;
  readonly lost = PAY_ADJUSTMENT.errors.PAY_ADJUSTMENT_LOCKED.message;
  readonly left = {
    changed: 'Someone has changed this adjustment since. Archive it if you no longer need it.',
    'taken up': 'Other records use this adjustment.',
    used: 'Other records use this adjustment.',
    gone: 'This adjustment no longer exists.',
  };
  readonly followUp = null;

  constructor(
    private readonly people: FilePeople,
    private readonly adjustments: PayAdjustmentRepository,
  ) {
    this.references = { employeeId: people.reference };
  }

  read(_user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<TableRow> {
    const { employee = '' } = cells;
    const kindKey = choiceOfCell(cells['kind'] ?? '', ADJUSTMENT_KINDS, ADJUSTMENT_KIND_LABELS);
    return readPayRow({
      schema: VALUES,
      given: {
        payMonth: monthOfCell(cells['payMonth'] ?? ''),
        title: cells['title'] ?? '',
        kind: kindKey,
        amount: readTableMoney(cells['amount'] ?? '', 'INR'),
        // The form asks it of earnings alone.
        taxable: cells['taxable'] ? yesNoOfCell(cells['taxable']) : kindKey === 'earning',
        cause: cells['cause'] || null,
      },
      names: [{ field: 'employeeId', column: 'employee', cell: employee, missing: 'Choose an employee.' }],
    });
  }

  decide({ user }: ImportRun): (rows: readonly FileRow[]) => Promise<ReadonlyMap<string, Decision>> {
    const lines = new Map<string, number>();
    return async (rows) => {
      const known = await this.know(user, rows);
      return decideEach(rows, (row) => decisionOf(row, known, lines));
    };
  }

  stays(_user: SignedInUser, { locked }: PayAdjustmentRow): string | null {
    return locked ? PAY_ADJUSTMENT.errors.PAY_ADJUSTMENT_LOCKED.message : null;
  }

  nameFaults(user: SignedInUser, rows: readonly FaultyNames[]) {
    return this.people.nameFaults(user, rows, PAY_ADJUSTMENT.check('update'));
  }

  private async know(user: SignedInUser, rows: readonly FileRow[]): Promise<Known> {
    const people = await this.people.find(user, namesOf(rows, 'employeeId'), PAY_ADJUSTMENT.check('update'));
    const ids = [...new Set(people.ids.values())];
    const months = [...new Set(rows.map(({ content }) => String(content.values['payMonth'])))];
    const present = await this.adjustments.listPresent(ids, months);
    return {
      people,
      locked: await this.adjustments.listLocked(ids),
      present: new Set(present.map(sameKey)),
    };
  }
}

function decisionOf({ line, content }: FileRow, known: Known, lines: Map<string, number>): Decision | null {
  const values = VALUES.parse(content.values);
  const name = content.names['employeeId'] ?? '';
  const person = known.people.faults.get(name);
  const employeeId = known.people.ids.get(name);
  if (employeeId === undefined) return { faults: [{ field: 'employee', words: person ?? '' }] };
  const key = sameKey({ employeeId, ...values });
  if (known.present.has(key)) return { known: { field: 'title', words: KNOWN_RECORD } };
  const faults: ImportFault[] = [];
  if (person !== undefined) faults.push({ field: 'employee', words: person });
  if (known.locked.has(lockedMonth(employeeId, values.payMonth)))
    faults.push({ field: 'payMonth', words: PAY_ADJUSTMENT.errors.PAY_ADJUSTMENT_LOCKED.message });
  faults.push(...twinFault('title', { lines, key, line }));
  return faults.length > 0 ? { faults } : null;
}
