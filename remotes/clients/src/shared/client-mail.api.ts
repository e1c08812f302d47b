import {
  ACTIVITY_TAG,
  CLIENT_CONTACT,
  CONSENT,
  LEAD,
  type ActivityAbout,
  type ClientActivity,
  type MailRecipients,
  type SendClientMail,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const PATH = 'client-mails';

export const { useListMailRecipientsQuery, useSendClientMailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listMailRecipients: build.query<MailRecipients, ActivityAbout>({
      query: (params) => ({ url: `${PATH}/recipients`, params }),
      providesTags: [LEAD.tag, CLIENT_CONTACT.tag, CONSENT.tag],
    }),
    sendClientMail: build.mutation<ClientActivity, Keyed<SendClientMail>>({
      query: (mail) => ({ url: PATH, method: 'POST', ...mail }),
      invalidatesTags: [ACTIVITY_TAG, LEAD.tag],
    }),
  }),
});
