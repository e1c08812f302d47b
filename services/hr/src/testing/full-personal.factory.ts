import { expectDone, type FilledCompany } from '@atrium/testing';

interface Kept {
  employeeId: string;
  version: number;
}

/** Private details of the employee's account. */
export async function fillPersonal({ people: { employee, hr }, word }: FilledCompany): Promise<void> {
  const { employeeId, version } = expectDone(await employee.get<Kept>('/api/hr/employment/personal'));
  const path = `/api/hr/employees/${employeeId}`;
  expectDone(
    await hr.put(`${path}/personal`, {
      version,
      legalName: `${word} legal`,
      personalEmail: `home@${word}.test`,
      gender: 'female',
      homeAddress: `${word} street 1`,
      permanentAddress: `${word} lane 2`,
    }),
  );
  const contacts = [{ name: `${word} Mother`, relation: 'Mother', phone: '+919812345609' }];
  expectDone(await employee.put('/api/hr/employment/emergency-contacts', { version: version + 1, contacts }));
  const bank = {
    bankName: `${word} bank`,
    account: '501004827714',
    accountAgain: '501004827714',
    ifsc: 'HDFC0001234',
  };
  expectDone(await hr.patch(`${path}/statutory`, { version: 0, pan: 'ABCDE4821F', bank }));
  const leaving = { lastWorkingDay: '2099-12-31', reason: `${word} moves abroad` };
  expectDone(await employee.post('/api/hr/employment/notice', leaving));
  const laptop = { name: `${word} laptop`, kind: 'laptop', tag: `${word}-1`, serial: null, cost: 900 };
  const asset = expectDone(await hr.post<{ id: string; version: number }>('/api/hr/assets', laptop));
  const issued = { version: asset.version, employeeId, issuedOn: '2026-01-05', condition: 'new' };
  expectDone(await hr.post(`/api/hr/assets/${asset.id}/issue`, issued));
  const item = { title: `${word} talk`, checklist: 'onboarding', owner: 'person', dueDays: 3, proof: false };
  expectDone(await hr.post('/api/hr/checklist-items', item));
  expectDone(await hr.post(`${path}/checklist`, { checklist: 'onboarding' }));
  expectDone(await hr.put('/api/hr/reports/leave/schedule', { by: 'person', cadence: 'month' }));
  const asked = { topic: 'homeAddress', value: `${word} square 3`, reason: `${word} moved` };
  expectDone(await employee.post('/api/hr/employment/changes', asked));
}
