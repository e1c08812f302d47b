import { deductorKey, registrationsKey, type SettingKey } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';

const NUMBERS = {
  providentFund: 'BGBNG2145876000',
  stateInsurance: '53000458120001001',
  noStateInsurance: false,
  professionalTax: [{ state: 'Karnataka' as const, number: '290045871203' }],
};

/** Under which numbers the demo company pays contributions and taxes. */
@Injectable()
export class RegistrationDemo {
  constructor(private readonly settings: Settings) {}

  /** What the company has not entered itself. Not inside `TenantDb.run`. */
  async enter(hr: SignedInUser): Promise<void> {
    await this.put(hr, registrationsKey, NUMBERS);
    const responsible = { person: 'Priya Nair', designation: 'HR Manager' };
    await this.put(hr, deductorKey, { tan: 'BLRM12345C', ...responsible });
  }

  private async put<Value>(hr: SignedInUser, { key }: SettingKey<Value>, value: Value): Promise<void> {
    const known = (await this.settings.list(hr)).find((each) => each.key === key);
    if (known && known.version > 0) return;
    await this.settings.put(hr, key, { value, version: 0 });
  }
}
