import type { EMPLOYEE_DOCUMENT, EmployeeDocument, OwnEmployment, StepBody } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const employmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnEmployment: build.query<OwnEmployment, void>({
      query: () => ({ url: 'hr/employment' }),
      providesTags: ['Employee', 'EmployeeDocument', 'AttendanceDay'],
    }),
    sendOwnDocument: build.mutation<
      EmployeeDocument,
      StepBody<typeof EMPLOYEE_DOCUMENT, 'send'> & { id: string }
    >({
      query: ({ id, ...body }) => ({ url: `hr/employment/documents/${id}/send`, method: 'POST', body }),
      invalidatesTags: ['EmployeeDocument'],
    }),
  }),
});

export const { useGetOwnEmploymentQuery, useSendOwnDocumentMutation } = employmentApi;
