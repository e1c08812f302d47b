import { addMonths, monthRange, type LeadForecast } from '@atrium/contracts';
import { api, formatDate, t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, ListRow, Loaded, SkeletonRows } from '@atrium/ui/widget';
import { sayValue } from './lead.format.js';

const { useReadHomeForecastQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readHomeForecast: build.query<LeadForecast, void>({
      query: () => ({ url: 'leads/forecast' }),
      providesTags: ['Lead'],
    }),
  }),
});

const LEADS = 'client/viewLead';

/** What the open leads that the reader sees are expected to bring in this month and the next. */
export default function ForecastWidget() {
  const query = useReadHomeForecastQuery();
  const toPath = useCompanyPath();
  return (
    <Card
      fill="rows"
      title={t('Forecast of leads')}
      actions={
        <ButtonLink size="xs" variant="ghost" to={toPath(`${LEADS}?layout=forecast`)}>
          {t('All months')}
        </ButtonLink>
      }
    >
      <Loaded
        of={query}
        title={t('The forecast could not be loaded')}
        skeleton={<SkeletonRows rows={2} label={t('Loading the forecast')} />}
      >
        {(forecast) =>
          [forecast.today, addMonths(forecast.today, 1)].map((day) => (
            <Month key={day} month={day.slice(0, 7)} forecast={forecast} />
          ))
        }
      </Loaded>
    </Card>
  );
}

function Month({ month, forecast }: { month: string; forecast: LeadForecast }) {
  const toPath = useCompanyPath();
  const found = forecast.items.find((each) => each.month === month);
  const { count, value, weighted } = found ?? { count: 0, value: 0, weighted: 0 };
  const { from, to } = monthRange(month);
  return (
    <ListRow
      to={toPath(`${LEADS}?expectedClose=${from}..${to}`)}
      title={formatDate(`${month}-01`, { month: 'long', year: 'numeric' })}
      text={t('{count, plural, one {# open lead} other {# open leads}}', { count })}
      end={t('{value}, likely {weighted}', { value: sayValue(value), weighted: sayValue(weighted) })}
    />
  );
}
