import type {
  PayRun,
  PayRunCheck,
  PaySlip,
  PaySlipDetail,
  RunPayments,
  ShownPayLine,
} from '@atrium/contracts';

export const id = (last: number) => `01890000-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;

export const page = <Row>(...items: Row[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsExact: true,
});

const JUNE = { gross: 11_000_000, deductions: 1_000_000, net: 10_000_000, employerCost: 11_200_000 };

/** A computed run of June with its change on May. */
export const run: PayRun = {
  id: id(1),
  version: 3,
  allowedTransitions: ['compute', 'submit', 'discard'],
  group: { id: id(2), name: 'Everyone' },
  month: '2026-06',
  kind: 'regular',
  state: 'computed',
  revision: 1,
  people: 2,
  ...JUNE,
  previous: { ...JUNE, people: 2, net: 9_000_000 },
  blocked: 0,
  held: 0,
  warned: 0,
  maker: { id: id(3), name: 'Ananya Deshpande' },
  approver: null,
  bothReason: null,
  note: null,
  returnReason: null,
  computedAt: '2026-06-29T04:28:00.000Z',
  submittedAt: null,
  approvedAt: null,
  lockedAt: null,
  paidOn: null,
  payDay: '2026-06-30',
  jobId: null,
  title: null,
  taxAtOnce: true,
  employee: null,
  dueOn: null,
  terms: null,
  reason: null,
  reversesId: null,
};

export const check: PayRunCheck = {
  missing: [],
  open: { reviews: 0, corrections: 0, overtime: 0, leave: 0 },
  openPeople: [],
  changed: [],
  causes: [{ cause: 'salary', people: 1, amount: 1_000_000 }],
  unconfirmed: [],
  approvers: [{ id: id(4), name: 'Farhan Qureshi' }],
  both: null,
};

export const slip: PaySlip = {
  id: id(5),
  version: 2,
  allowedTransitions: ['hold'],
  employee: { id: id(6), name: 'Karthik Subramanian' },
  code: 'NL-0023',
  department: 'Accounts',
  runId: run.id,
  month: '2026-06',
  kind: 'regular',
  reversed: false,
  state: 'computed',
  paidDays: 30,
  unpaidDays: 0,
  monthDays: 30,
  gross: 5_000_000,
  deductions: 180_000,
  net: 4_820_000,
  employerCost: 5_180_000,
  blocks: [],
  warnings: [],
  holdReason: null,
  difference: 500_000,
  change: 'salary',
  seenAt: null,
  paidOn: null,
};

const line = (
  given: Pick<ShownPayLine, 'code' | 'kind' | 'amount' | 'title' | 'previous'>,
): ShownPayLine => ({
  ...given,
  forMonth: null,
  yearToDate: given.amount * 3,
  explanation: {
    formula: 'ctc / 12',
    inputs: [{ name: 'ctc', value: '600000', source: 'salary', of: '2026-06' }],
    pack: null,
    exact: '50000',
    rounding: 'rupee',
  },
});

export const detail: PaySlipDetail = {
  ...slip,
  lines: [
    line({ code: 'BASIC', kind: 'earning', title: 'Basic', amount: 5_000_000, previous: 4_500_000 }),
    line({ code: 'EPF', kind: 'deduction', title: null, amount: 180_000, previous: 180_000 }),
  ],
  unpaidDates: [],
  yearToDate: { gross: 15_000_000, deductions: 540_000, net: 14_460_000, tax: 0 },
  previousNet: 4_320_000,
  group: 'Everyone',
  runState: 'computed',
  correctionId: null,
  place: 1,
  of: 2,
  before: null,
  after: id(7),
  clawback: null,
};

/** Of a locked run: a file that the bank has not answered, and somebody whose account has changed since. */
export const payments: RunPayments = {
  totals: {
    slips: 10_000_000,
    run: 10_000_000,
    journal: 10_000_000,
    bank: 0,
    cash: 0,
    withheld: 0,
    sent: 4_820_000,
    open: 5_180_000,
    owed: 0,
  },
  files: [
    {
      id: id(20),
      place: 1,
      name: 'bank-2026-06.csv',
      people: 1,
      total: 4_820_000,
      hash: 'ab12'.repeat(16),
      madeAt: '2026-06-29T04:28:00.000Z',
      madeBy: 'Ananya Deshpande',
      paidOn: null,
      returned: [],
      taken: [],
    },
  ],
  earlier: [],
  due: 1,
  next: {
    people: 1,
    total: 5_180_000,
    missing: [{ employee: { id: id(8), name: 'Sana Shaikh' }, reason: 'held' }],
  },
  changed: [
    {
      employee: { id: id(6), name: 'Karthik Subramanian' },
      before: 'HDFC •••• 1222',
      now: 'ICIC •••• 6554',
      file: null,
    },
  ],
};
