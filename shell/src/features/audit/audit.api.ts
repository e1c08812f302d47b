import type { AuditChoices, AuditEntry, AuditFilter, AuditListQuery, Page } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<Page<AuditEntry>, Partial<AuditListQuery>>({
      query: (params) => ({ url: 'audit', params }),
    }),
    listAuditChoices: build.query<AuditChoices, void>({
      query: () => ({ url: 'audit/choices' }),
    }),
  }),
});

export const { useListAuditQuery, useListAuditChoicesQuery } = auditApi;

/** Where the browser gets the filtered trail as a file. */
export function auditExportAddress(filter: AuditFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  return `/api/audit/export.csv?${new URLSearchParams(given).toString()}`;
}
