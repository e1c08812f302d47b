import {
  APPLICATION,
  CANDIDATE,
  EMPLOYEE,
  OFFER,
  OPENING,
  REQUISITION,
  type AlikeApplications,
  type Application,
  type ApplicationPapers,
  type BulkReport,
  type Candidate,
  type ChangeApplications,
  type HiringBoard,
  type HiringFigures,
  type OfferLink,
  type ShortlistApplication,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';
import { recordChoice } from '../../shared/record-choice.js';

export const requisitionApi = recordApi(REQUISITION, { also: [OPENING.tag, 'Request', 'Badge'] });
export const openingApi = recordApi(OPENING, { also: [REQUISITION.tag] });
export const candidateApi = recordApi(CANDIDATE, { also: [APPLICATION.tag] });
export const offerApi = recordApi(OFFER, {
  also: [APPLICATION.tag, OPENING.tag, REQUISITION.tag, EMPLOYEE.tag],
});

const applications = recordApi(APPLICATION, { also: [OPENING.tag] });

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    readHiringBoard: build.query<HiringBoard, string>({
      query: (id) => ({ url: `${OPENING.path}/${id}/board` }),
      providesTags: [OPENING.tag, APPLICATION.tag],
    }),
    readHiringFigures: build.query<HiringFigures, void>({
      query: () => ({ url: 'hr/hiring-figures' }),
      providesTags: [APPLICATION.tag],
    }),
    listAlikeApplications: build.query<AlikeApplications, string>({
      query: (id) => ({ url: `${APPLICATION.path}/${id}/alike` }),
      providesTags: [APPLICATION.tag],
    }),
    readApplicationPapers: build.query<ApplicationPapers, string>({
      query: (id) => ({ url: `${APPLICATION.path}/${id}/papers` }),
      providesTags: [APPLICATION.tag],
    }),
    addResume: build.mutation<ApplicationPapers, { id: string; fileId: string }>({
      query: ({ id, fileId }) => ({
        url: `${APPLICATION.path}/${id}/resumes`,
        method: 'POST',
        body: { fileId },
      }),
      invalidatesTags: [APPLICATION.tag],
    }),
    eraseCandidate: build.mutation<Candidate, string>({
      query: (id) => ({ url: `${CANDIDATE.path}/${id}/erase`, method: 'POST' }),
      invalidatesTags: [APPLICATION.tag, CANDIDATE.tag],
    }),
    readOfferLink: build.query<OfferLink, string>({
      query: (id) => ({ url: `${OFFER.path}/${id}/link` }),
    }),
    shortlistApplication: build.mutation<Application, ShortlistApplication & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${APPLICATION.path}/${id}/shortlist`, method: 'POST', body }),
      invalidatesTags: [APPLICATION.tag, OPENING.tag],
    }),
    changeApplications: build.mutation<BulkReport, ChangeApplications>({
      query: (body) => ({ url: `${APPLICATION.path}/bulk`, method: 'POST', body }),
      invalidatesTags: [APPLICATION.tag, OPENING.tag],
    }),
  }),
});

export const {
  useReadHiringFiguresQuery,
  useReadHiringBoardQuery,
  useListAlikeApplicationsQuery,
  useReadApplicationPapersQuery,
  useAddResumeMutation,
  useEraseCandidateMutation,
  useReadOfferLinkQuery,
  useShortlistApplicationMutation,
} = moreApi;

/** What the kit asks for many rows: its values are the step's. */
interface Order {
  values: object | null;
  ids: string[] | null;
  matching: ChangeApplications['matching'];
}

/** The calls of applications; those on many take one step with what it asks for. */
export const applicationApi = {
  ...applications,
  useCalls: () => {
    const calls = applications.useCalls();
    const [change] = moreApi.useChangeApplicationsMutation();
    return {
      ...calls,
      bulk: (order: object): Promise<BulkReport> => {
        const { ids, matching, values } = order as Order;
        return change({ ids, matching, ...values } as ChangeApplications).unwrap();
      },
    };
  },
};

const openingsOf = (more: { state?: string }) =>
  recordChoice({
    useList: (query) => {
      const { data } = openingApi.useList({ ...query, ...more });
      return {
        data: data && { ...data, items: data.items.map(({ id, title }) => ({ id, name: title })) },
      };
    },
    useGet: (id) => {
      const { data, isLoading } = openingApi.useGet(id);
      return { data: data && { id: data.id, name: data.title }, isLoading };
    },
  });

/** Openings that match a text, by what they are called. */
export const openingChoice = openingsOf({});

/** Those of them that take people. */
export const openOpeningChoice = openingsOf({ state: 'open' });
