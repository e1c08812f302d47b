import type { Overview, OverviewScope } from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import { Loaded, Page, Segmented, SkeletonCards, Toolbar } from '@atrium/ui';
import type { ReactNode } from 'react';
import { FigureDrawer } from './components/figure-drawer.js';
import { AttendanceLine, ByDepartment, JoinedAndLeft } from './components/overview-charts.js';
import { OverviewMetrics } from './components/overview-metrics.js';
import { OverviewSoon } from './components/overview-soon.js';
import { useGetOverviewQuery } from './overview.api.js';
import { daysInWords, RANGE_NAMES } from './overview.format.js';
import { RANGES, UNITS } from './overview-range.rules.js';
import { useOverview, type OverviewState } from './use-overview.js';
import css from './overview.module.scss';

interface OverviewPageProps {
  of: OverviewScope;
  title: string;
  /** Below the figures. */
  children?: ReactNode;
}

/** How many people there are, come and go, and what comes next; of everyone or of a team. */
export function OverviewPage({ of, title, children }: OverviewPageProps) {
  const state = useOverview(of);
  const query = useGetOverviewQuery({ of, ...state.days, unit: UNITS[state.range] });
  // What came before the figures would be pushed down by them.
  const hasCome = query.data !== undefined || query.error !== undefined;
  return (
    <Page
      title={title}
      subtitle={daysInWords(state.days)}
      toolbar={
        <Toolbar>
          <RangeChoice state={state} />
        </Toolbar>
      }
    >
      <Loaded
        of={query}
        title={t('The overview did not load')}
        skeleton={<SkeletonCards cards={3} rows={3} label={t('Loading the overview')} />}
      >
        {(data) => <Figures overview={data} state={state} />}
      </Loaded>
      {hasCome && children}
      {state.opened && <FigureDrawer of={of} opened={state.opened} onClose={() => state.open(null)} />}
    </Page>
  );
}

function Figures({ overview, state }: { overview: Overview; state: OverviewState }) {
  return (
    <>
      <OverviewMetrics overview={overview} team={state.of === 'team'} />
      <div className={css.charts}>
        <div className={css.column}>
          <JoinedAndLeft overview={overview} state={state} />
          <AttendanceLine state={state} />
        </div>
        <div className={css.column}>
          <ByDepartment overview={overview} state={state} />
          <OverviewSoon soon={overview.soon} />
        </div>
      </div>
    </>
  );
}

const RangeChoice = ({ state: { range, choose } }: { state: OverviewState }) => (
  <div className={css.range}>
    <Segmented label={t('Range')} value={range} options={labelled(RANGES, RANGE_NAMES)} onChange={choose} />
  </div>
);
