import { can, COMPANY_LOGO_LIMIT, COMPANY_LOGO_USE } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { FileReader, FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CompanyService } from './company.service.js';

/** Logos of companies: people who may edit the company set them, everybody sees them on the sign-in page. */
@Injectable()
export class CompanyLogoFiles extends FileUse {
  readonly key = COMPANY_LOGO_USE;
  readonly remote = null;
  readonly accepts = 'images';
  readonly maxBytes = COMPANY_LOGO_LIMIT;
  readonly image: ImageSizes = { full: 256 };
  override readonly open = true;

  constructor(private readonly db: TenantDb) {
    super();
  }

  mayUpload(user: SignedInUser): boolean {
    return can(user, 'admin', 'company', 'update');
  }

  isThere(companyId: string): Promise<boolean> {
    return Promise.resolve(companyId === this.db.currentCompanyId());
  }

  mayRead(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

/** Serves logos by the company's code. */
@Injectable()
export class CompanyLogo {
  constructor(
    private readonly companies: CompanyService,
    private readonly files: FileReader,
  ) {}

  /** @throws {AppError} COMPANY_NOT_FOUND, NOT_FOUND */
  async read(code: string, fileId: string): ReturnType<FileReader['readOpen']> {
    const { id } = await this.companies.getByCode(code);
    return this.files.readOpen(id, fileId, COMPANY_LOGO_USE);
  }
}
