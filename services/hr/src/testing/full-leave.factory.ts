import { LEAVE_DOCUMENT_USE } from '@atrium/contracts';
import { expectDone, uploadFile, type FilledCompany } from '@atrium/testing';

/** A leave type with usual rules. */
export const leaveTypeFields = (name: string) => ({
  name,
  code: 'EL',
  paid: true,
  unit: 'halfDay',
  countBy: 'workingDays',
  quota: 12,
  frequency: 'monthly',
  accrualDay: 'first',
  rounding: 'half',
  prorateJoiners: true,
  yearMonth: 1,
  maxBalance: null,
  carryMax: null,
  carryExpiryMonths: null,
  encashMax: null,
  encashKeep: 0,
  negativeLimit: 0,
  onShortfall: 'lossOfPay',
  sandwich: 'none',
  noticeDays: null,
  backdateDays: null,
  gender: null,
  maxConsecutive: null,
  documentAfterDays: null,
  probationAllowed: true,
  minServiceDays: null,
  optionalHolidaysOnly: false,
  compOffExpiryDays: null,
  claimWithinDays: 30,
});

/** Adds rows to every table of leave. */
export async function fillLeave({ people: { hr, employee }, word }: FilledCompany): Promise<void> {
  const type = expectDone(
    await hr.post<{ id: string }>('/api/hr/leave-types', leaveTypeFields(`${word} leave`)),
  );
  const policy = { name: `${word} policy`, employmentType: null, departmentId: null, typeIds: [type.id] };
  const { id, version } = expectDone(
    await hr.post<{ id: string; version: number }>('/api/hr/leave-policies', policy),
  );
  const more = { ...leaveTypeFields(`${word} other leave`), code: 'OL' };
  const other = expectDone(await hr.post<{ id: string }>('/api/hr/leave-types', more));
  // Everybody is offered the second type from today on.
  expectDone(await hr.patch(`/api/hr/leave-policies/${id}`, { version, typeIds: [type.id, other.id] }));
  const blocked = { name: `${word} stocktaking`, fromDate: '2031-03-31', toDate: '2031-03-31' };
  expectDone(await hr.post('/api/hr/blocked-leave', { ...blocked, departmentId: null }));
  const document = { use: LEAVE_DOCUMENT_USE, name: `${word} certificate.txt` };
  const documentFileId = await uploadFile(employee, Buffer.from(`${word} is ill.`), document);
  const days = { typeId: type.id, from: '2031-03-03', to: '2031-03-04' };
  expectDone(
    await employee.post('/api/hr/leave/requests', { ...days, documentFileId, reason: `${word} journey` }),
  );
  const { employee: own } = expectDone(
    await employee.get<{ employee: { id: string } }>('/api/hr/leave/balances'),
  );
  const credit = { employeeId: own.id, typeId: type.id, days: 3, effectiveOn: '2031-01-01' };
  expectDone(await hr.post('/api/hr/leave/adjustments', { ...credit, reason: `${word} opening` }));
}
