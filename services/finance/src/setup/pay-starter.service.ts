import {
  GST_STATES,
  PAY_STATES,
  type CreatePayComponent,
  type PayStarter,
  type PayState,
} from '@atrium/contracts';
import { RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { say, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { CompanyComponents } from '../pay-component/company-components.repository.js';
import { PayComponentService } from '../pay-component/pay-component.service.js';
import { PayGroupService } from '../pay-group/pay-group.service.js';
import { PayStructureService } from '../structure/pay-structure.service.js';
import { PaySetupRepository } from './pay-setup.repository.js';

const EARNING = {
  kind: 'earning',
  prorated: true,
  taxable: true,
  wages: false,
  fixed: true,
  rent: false,
  rounding: 'rupee',
} as const;

/** Half of the pay, a house rent allowance of half of that, and what is left. */
const COMPONENTS: readonly (Omit<CreatePayComponent, 'name'> & { title: Said })[] = [
  { ...EARNING, code: 'BASIC', title: words('Basic pay'), formula: 'ctc / 24', wages: true },
  { ...EARNING, code: 'HRA', title: words('House rent allowance'), formula: 'BASIC / 2', rent: true },
  { ...EARNING, code: 'SPECIAL', title: words('Special allowance'), formula: '0' },
];
const BALANCE = 'SPECIAL';
/** Salaries of India are paid until the seventh day. */
const PAY_DAY = 28;

/** What a company in India begins with; what is there already stays as it is. */
@Injectable()
export class PayStarterSet {
  constructor(
    private readonly db: TenantDb,
    private readonly setup: PaySetupRepository,
    private readonly stored: CompanyComponents,
    private readonly components: PayComponentService,
    private readonly structures: PayStructureService,
    private readonly groups: PayGroupService,
  ) {}

  make(user: SignedInUser): Promise<PayStarter> {
    return this.db.run(user.companyId, async () => {
      await this.setup.lock();
      const known = await this.stored.list();
      const missing = COMPONENTS.filter(({ code }) => !known.has(code));
      for (const { title, ...component } of missing)
        await this.components.create(user, { ...component, name: inWords(title) });
      const first = await this.setup.findFirst();
      const structure = first.structure ?? (await this.makeStructure(user));
      const group = first.group ?? (await this.makeGroup(user, structure.id));
      return { components: missing.length, structure: namedOnly(structure), group: namedOnly(group) };
    });
  }

  private async makeStructure(user: SignedInUser) {
    const known = await this.stored.list();
    const codes = COMPONENTS.map(({ code }) => code).filter((code) => known.get(code)?.archived === false);
    return this.structures.create(user, {
      name: inWords(words('Usual salary')),
      componentCodes: codes,
      balanceCode: codes.includes(BALANCE) ? BALANCE : null,
    });
  }

  private async makeGroup(user: SignedInUser, defaultStructureId: string) {
    return this.groups.steps.create(user, {
      name: inWords(words('Everyone')),
      payDay: PAY_DAY,
      cutOffDay: null,
      defaultStructureId,
      state: stateOf(await this.setup.gstState()),
      providentFund: true,
      welfareFund: false,
      absenceUnpaid: false,
    });
  }
}

const namedOnly = ({ id, name }: { id: string; name: string }) => ({ id, name });

const inWords = (said: Said): string => say(said, RequestContext.language() ?? 'en');

/** The state of a GSTIN, as far as its professional tax is known. */
function stateOf(code: string | null): PayState | null {
  const name = GST_STATES.find(([known]) => known === code)?.[1];
  return PAY_STATES.find((state) => state === name) ?? null;
}
