import type { CompanyProfile } from '@atrium/contracts';
import type { CompanyEntity } from './company.entity.js';

/** How the audit trail names a company. */
export function companyResource(id: string, { name }: { name: string }) {
  return { kind: 'company', id, title: name };
}

export function toCompanyProfile(company: CompanyEntity): CompanyProfile {
  const { id, code, logoFileId: logo, detailsAt, version } = company;
  return { id, code, logo, ...said(company), complete: detailsAt !== null, version };
}

/** The company as the audit trail keeps it. */
export function auditedCompany(company: CompanyEntity) {
  return { ...said(company), logoFileId: company.logoFileId };
}

function said(company: CompanyEntity) {
  const { name, gstin, timezone, workingWeek, currency } = company;
  const { addressLine1, addressLine2, city, state, postalCode } = company;
  return {
    name,
    addressLine1,
    addressLine2,
    city,
    state,
    postalCode,
    gstin,
    timezone,
    workingWeek,
    currency,
  };
}
