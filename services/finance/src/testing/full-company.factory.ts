import { dayIn, type CreatePayComponent } from '@atrium/contracts';
import { expectDone, type FilledCompany } from '@atrium/testing';

export const BASIC: CreatePayComponent = {
  name: 'Basic pay',
  code: 'BASIC',
  kind: 'earning',
  formula: 'ctc / 24',
  prorated: true,
  taxable: true,
  wages: true,
  fixed: true,
  rent: false,
  rounding: 'rupee',
};

interface Stored {
  id: string;
  version: number;
}

/** Adds rows to every table of finance. */
export async function fillFinance({
  portal,
  people: { admin, employee },
  word,
}: FilledCompany): Promise<void> {
  const make = async (path: string, body: object) =>
    expectDone(await admin.post<Stored>(`/api/finance/${path}`, body));
  const own = await employee.get<{ employeeId: string }>('/api/hr/employment/personal');
  const { employeeId } = expectDone(own);
  const month = dayIn(new Date(), 'Asia/Kolkata').slice(0, 7);
  await make('components', { ...BASIC, name: `${word} basic pay` });
  const structure = { componentCodes: ['BASIC'], balanceCode: null };
  const { id: structureId } = await make('structures', { name: `${word} structure`, ...structure });
  const { id: groupId } = await make('groups', {
    name: `${word} group`,
    payDay: 28,
    cutOffDay: null,
    defaultStructureId: structureId,
    state: 'Maharashtra',
    providentFund: true,
    welfareFund: false,
    absenceUnpaid: false,
  });
  const salary = { ctc: 120_000_000, overrides: [], reason: `${word} reason` };
  await make('salaries', { employeeId, structureId, groupId, from: month, ...salary });
  const bonus = { kind: 'earning', amount: 500_000, taxable: true, cause: `${word} cause` };
  await make('adjustments', { employeeId, payMonth: month, title: `${word} bonus`, ...bonus });
  await make('tax-profiles', { employeeId, taxYear: 2026, ...DECLARED });
  const gratuity = { kind: 'gratuity', state: null, from: '2018-03-29' };
  expectDone(await admin.post('/api/finance/packs/confirm', gratuity));
  const claimed = { name: `${word} internet`, yearlyLimit: null, needsProof: false };
  const { id: typeId } = await make('claim-types', claimed);
  const claim = { typeId, amount: 90_000, spentOn: `${month}-01`, note: `${word} bill`, proofFileId: null };
  expectDone(await employee.post('/api/finance/own/claims', claim));
  const { id, version } = await make('runs', { groupId, month, kind: 'regular' });
  await make(`runs/${id}/compute`, { version });
  await portal.settle();
}

const DECLARED = {
  regime: 'new',
  monthlyRent: 0,
  metro: false,
  investments: 0,
  healthInsurance: 0,
  previousIncome: 0,
  previousTax: 0,
};
