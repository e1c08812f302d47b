import type { CreatePayComponent } from '@atrium/contracts';
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

/** Adds rows to every table of finance. */
export async function fillFinance({ people: { admin }, word }: FilledCompany): Promise<void> {
  expectDone(await admin.post('/api/finance/components', { ...BASIC, name: `${word} basic pay` }));
}
