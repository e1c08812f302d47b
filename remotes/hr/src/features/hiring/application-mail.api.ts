import {
  APPLICATION,
  type BulkReport,
  type CheckApplicationMail,
  type CheckedApplicationMail,
  type SendApplicationMails,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const PATH = 'hr/application-mails';

export const { useCheckApplicationMailQuery, useSendApplicationMailsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkApplicationMail: build.query<CheckedApplicationMail, CheckApplicationMail>({
      query: (body) => ({ url: `${PATH}/check`, method: 'POST', body }),
      providesTags: [APPLICATION.tag],
    }),
    sendApplicationMails: build.mutation<BulkReport, SendApplicationMails>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      invalidatesTags: [APPLICATION.tag],
    }),
  }),
});
