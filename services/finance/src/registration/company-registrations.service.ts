import type { PayReadiness, Registrations } from '@atrium/contracts';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { CompanyPackReader } from '../pack/company-packs.service.js';
import { professionalTaxPack } from '../payroll/professional-tax.rules.js';
import { deductorSetting } from './deductor.schema.js';
import { RegistrationRepository } from './registration.repository.js';
import { registrationSetting } from './registration.schema.js';

type Item = PayReadiness['items'][number];

/** The numbers under which a company pays contributions and taxes, and those that it lacks. Inside `TenantDb.run` only. */
@Injectable()
export class CompanyRegistrations {
  constructor(
    private readonly settings: Settings,
    private readonly packs: CompanyPackReader,
    private readonly places: RegistrationRepository,
  ) {}

  read(): Promise<Registrations> {
    return this.settings.ofCompany(registrationSetting);
  }

  /** Which of them are there. */
  async items(month: string): Promise<Item[]> {
    const { providentFund, stateInsurance, noStateInsurance, professionalTax } = await this.read();
    const { hasFund, states } = await this.places.places();
    const { packs } = await this.packs.read();
    const taxing = states.filter(
      (state) => (professionalTaxPack({ state }, month, packs)?.data.slabs.length ?? 0) > 0,
    );
    const numbered = taxing.filter((state) => professionalTax.some((known) => known.state === state));
    const item = (key: Item['key'], count: number, of: number): Item => ({
      key,
      isDone: count >= of,
      count,
      of,
      missing: [],
    });
    return [
      item('fundCode', providentFund === null ? 0 : 1, hasFund ? 1 : 0),
      item('insuranceCode', stateInsurance === null ? 0 : 1, noStateInsurance ? 0 : 1),
      item('stateNumbers', numbered.length, taxing.length),
      item('tan', (await this.settings.ofCompany(deductorSetting)) === null ? 0 : 1, 1),
    ];
  }
}
