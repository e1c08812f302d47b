import {
  CAPTURE_FORM,
  FORM_SUBMISSION,
  LEAD,
  type Enquiries,
  type EnquiriesOf,
  type PublicForm,
  type SubmitForm,
  type SubmittedForm,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const captureFormApi = recordApi(CAPTURE_FORM);
/** One that is accepted becomes a lead, and its form counts it. */
export const submissionApi = recordApi(FORM_SUBMISSION, {
  also: [CAPTURE_FORM.tag, LEAD.tag],
});

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEnquiries: build.query<Enquiries, EnquiriesOf>({
      query: (params) => ({ url: `${FORM_SUBMISSION.path}/enquiries`, params }),
      providesTags: [FORM_SUBMISSION.tag],
    }),
    readPublicForm: build.query<PublicForm, string>({ query: (key) => ({ url: `forms/${key}` }) }),
    submitPublicForm: build.mutation<SubmittedForm, { key: string; body: SubmitForm }>({
      query: ({ key, body }) => ({ url: `forms/${key}`, method: 'POST', body }),
    }),
    confirmSubmittedForm: build.mutation<SubmittedForm, string>({
      query: (link) => ({ url: 'forms/confirm', method: 'POST', body: { link } }),
    }),
  }),
});

export const {
  useListEnquiriesQuery,
  useReadPublicFormQuery,
  useSubmitPublicFormMutation,
  useConfirmSubmittedFormMutation,
} = moreApi;
