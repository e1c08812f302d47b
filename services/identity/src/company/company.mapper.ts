import type { CompanyProfile } from '@atrium/contracts';
import type { CompanyEntity } from './company.entity.js';

/** How the audit trail names a company. */
export function companyResource(id: string, { name }: { name: string }) {
  return { kind: 'company', id, title: name };
}

export function toCompanyProfile(company: CompanyEntity): CompanyProfile {
  const { id, code, name, timezone, logoFileId: logo, version } = company;
  return { id, code, name, timezone, logo, version };
}
