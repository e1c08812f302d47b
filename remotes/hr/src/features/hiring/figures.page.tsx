import {
  APPLICATION_SOURCE_LABELS,
  APPLICATION_STATE_LABELS,
  type ApplicationSource,
  type ApplicationState,
  type HiringFigures,
} from '@atrium/contracts';
import { formatNumber, t, translate, useCompanyPath } from '@atrium/sdk';
import { Card, Loaded, Metrics, Page, SkeletonPage } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { useReadHiringFiguresQuery } from './hiring.api.js';
import { useHiringTabs } from './use-hiring-tabs.js';

/** Where applicants are, and from where they come. Each number opens its rows. */
export default function FiguresPage() {
  const query = useReadHiringFiguresQuery();
  return (
    <Page title={t('Figures of hiring')} tabs={useHiringTabs()}>
      <Loaded of={query} title={t('The figures could not be loaded')} skeleton={<SkeletonPage />}>
        {(figures) => (
          <>
            <Funnel stages={figures.stages} />
            <Sources sources={figures.sources} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface Wanted {
  state?: ApplicationState;
  source?: ApplicationSource;
}

function useListLink() {
  const list = useCompanyPath()('hiring/filter');
  return (wanted: Wanted): string => `${list}?${new URLSearchParams({ ...wanted }).toString()}`;
}

function Funnel({ stages }: Pick<HiringFigures, 'stages'>) {
  const linkTo = useListLink();
  return (
    <Metrics
      label={t('Applicants by stage')}
      items={stages.map(({ state, people }) => ({
        label: translate(APPLICATION_STATE_LABELS[state]),
        value: formatNumber(people),
        to: linkTo({ state }),
      }))}
    />
  );
}

function Sources({ sources }: Pick<HiringFigures, 'sources'>) {
  const linkTo = useListLink();
  const used = sources.filter(({ running, joined }) => running + joined > 0);
  return (
    <Card title={t('Where applicants come from')}>
      {used.length === 0 ? (
        <p className="at-muted m-0">{t('No one has applied yet.')}</p>
      ) : (
        <ul className="list-unstyled m-0 d-grid gap-2">
          {used.map(({ source, running, joined }) => (
            <li key={source} className="d-flex flex-wrap gap-3">
              <span className="at-grow">{translate(APPLICATION_SOURCE_LABELS[source])}</span>
              <Link to={linkTo({ source })}>
                {t('{count, plural, one {# in progress} other {# in progress}}', { count: running })}
              </Link>
              <Link to={linkTo({ source, state: 'joined' })}>
                {t('{count, plural, one {# joined} other {# joined}}', { count: joined })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
