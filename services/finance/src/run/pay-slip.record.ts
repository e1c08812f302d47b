import { PAY_SLIP, type PaySlip, type PaySlipView } from '@atrium/contracts';
import {
  type ListFilter,
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { PaySlipEntity } from './pay-slip.entity.js';

const UNREAD = ['lines', 'titles', 'unpaidDates', 'hashes', 'memory', 'spread', 'revision'] as const;

export type PaySlipRow = RowOf<typeof PaySlipEntity, typeof UNREAD>;
export type PaySlipSteps = RecordSteps<PaySlipRow, PaySlipEntity, PaySlip>;

/** Of a payslip `p`: whether somebody should look at it before it is paid. */
export const NEEDS_LOOK = `(p.blocks <> '[]' or p.warnings && '{noPan,noBank,noUan,loanMovedOn}')`;

const VIEWS: Record<PaySlipView, string> = {
  needsLook: NEEDS_LOOK,
  changed: '(p.difference <> 0)',
  joiners: `(p.change = 'joined')`,
  leavers: `(p.change = 'left')`,
  held: `(p.state = 'held')`,
  unpaid: `(p.state = 'locked' and p.net > 0)`,
};

function viewFilter(wanted: readonly string[]): ListFilter {
  const views = (Object.keys(VIEWS) as PaySlipView[]).filter((view) => wanted.includes(view));
  return { sql: views.map((view) => VIEWS[view]).join(' or ') || 'false', values: [] };
}

export const PAY_SLIPS: RecordRules<PaySlipRow, PaySlipEntity, PaySlip> = {
  record: PAY_SLIP,
  table: { record: PAY_SLIP, entity: PaySlipEntity },
  list: tenantList<PaySlipRow>()({
    list: PAY_SLIP.list,
    from: 'pay_slip p',
    alias: 'p',
    columns: PaySlipEntity.select('p', { without: UNREAD }),
    sorts: { employee: 'p.sort_name', net: 'p.net' },
    filters: {
      employee: 'p.employee_id',
      month: 'p.month',
      run: 'p.run_id',
      state: 'p.state',
      view: (value) => viewFilter(value.type === 'choice' ? value.oneOf : []),
    },
    text: { kind: PAY_SLIP.kind, content: `lower(p.name || ' ' || p.code)` },
  }),
  seenBy: 'all',
  title: ({ name, month }) => `${name} (${month})`,
  shows: (row): OwnAnswer<PaySlip> => ({
    employee: { id: row.employeeId, name: row.name },
    code: row.code,
    department: row.department,
    runId: row.runId,
    month: row.month,
    kind: row.kind,
    reversed: row.reversed,
    state: row.state,
    paidDays: row.paidDays,
    unpaidDays: row.unpaidDays,
    monthDays: row.monthDays,
    gross: row.gross,
    deductions: row.deductions,
    net: row.net,
    employerCost: row.employerCost,
    blocks: row.blocks,
    warnings: row.warnings,
    holdReason: row.holdReason,
    difference: row.difference,
    change: row.change,
    seenAt: row.seenAt?.toISOString() ?? null,
    paidOn: row.paidOn,
  }),
  refuse: (_step, { kind }) => (kind === 'reversal' ? PAY_SLIP.errors.SLIP_REVERSAL : null),
  audited: ({ state, month, holdReason, paidOn }) => ({ state, month, holdReason, paidOn }),
};
