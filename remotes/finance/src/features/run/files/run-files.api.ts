import { PAY_RUN, type PayFiles, type PayslipArchive, type SentPayslips } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const runFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayFiles: build.query<PayFiles, string>({
      query: (run) => ({ url: `${PAY_RUN.path}/${run}/files` }),
      providesTags: [PAY_RUN.tag, 'Employee'],
    }),
    getPayslipArchive: build.query<PayslipArchive, string>({
      query: (run) => ({ url: `${PAY_RUN.path}/${run}/archive` }),
      providesTags: [PAY_RUN.tag],
    }),
    makePayslipArchive: build.mutation<PayslipArchive, string>({
      query: (run) => ({ url: `${PAY_RUN.path}/${run}/archive`, method: 'POST' }),
      invalidatesTags: [PAY_RUN.tag],
    }),
    sendPayslips: build.mutation<SentPayslips, string>({
      query: (run) => ({ url: `${PAY_RUN.path}/${run}/slips/send`, method: 'POST' }),
    }),
  }),
});

export const {
  useListPayFilesQuery,
  useGetPayslipArchiveQuery,
  useMakePayslipArchiveMutation,
  useSendPayslipsMutation,
} = runFilesApi;
