import type { AuditChoices, AuditEntry, AuditListQuery, Page } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<Page<AuditEntry>, Partial<AuditListQuery>>({
      query: (params) => ({ url: 'audit', params }),
    }),
    listAuditChoices: build.query<AuditChoices, void>({
      query: () => ({ url: 'audit/choices' }),
      providesTags: ['Language'],
    }),
  }),
});

export const { useListAuditQuery, useListAuditChoicesQuery } = auditApi;
