import { buffer } from 'node:stream/consumers';
import { COMPANY_LOGO_USE } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { FileReader } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from './company.repository.js';

/** The company as its documents show it. */
export interface Letterhead {
  code: string;
  name: string;
  /** Lines of its address and its tax number. */
  address: string[];
  logo: Buffer | null;
}

/** What stands on top of everything that a company prints. */
@Injectable()
export class Letterheads {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly files: FileReader,
  ) {}

  async of(companyId: string): Promise<Letterhead> {
    const { code, name, logoFileId, gstin, ...company } = await this.db.run(companyId, () =>
      this.companies.get(),
    );
    const { addressLine1, addressLine2, city, state, postalCode } = company;
    const place = [[city, postalCode].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
    const address = [addressLine1, addressLine2, place, gstin && `GSTIN ${gstin}`].filter((line) => !!line);
    const logo = logoFileId ? await this.readLogo(companyId, logoFileId) : null;
    return { code, name, address: address as string[], logo };
  }

  private async readLogo(companyId: string, id: string): Promise<Buffer> {
    const file = await this.files.readOpen(companyId, id, COMPANY_LOGO_USE);
    return buffer(await file.open());
  }
}
