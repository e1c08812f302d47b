import { LEAD, type LeadForecast, type LeadForecastQuery } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const forecastApi = api.injectEndpoints({
  endpoints: (build) => ({
    readLeadForecast: build.query<LeadForecast, LeadForecastQuery>({
      query: (params) => ({ url: `${LEAD.path}/forecast`, params }),
      providesTags: [LEAD.tag],
    }),
  }),
});

export const { useReadLeadForecastQuery } = forecastApi;
