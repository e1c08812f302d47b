import type { OrgChart, OrgPerson } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Button, EmptyState, Loaded, Page, SearchBox, SkeletonCards, Toolbar } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useGetOrgChartQuery } from '../../shared/job.api.js';
import { useEmployeeTabs } from '../../shared/use-employee-tabs.js';
import { ManagerDialog } from './components/manager.dialog.js';
import { MoveBar } from './components/move-bar.js';
import { OrgBranch } from './components/org-branch.js';
import { OrgSheet } from './components/org-sheet.js';
import { useOrgChart, type OrgChartState } from './use-org-chart.js';
import { larger, smaller } from './zoom.rules.js';
import { useZoom, type Zoom } from './use-zoom.js';
import css from './org-chart.module.scss';

/** Who reports to whom. */
export default function OrgChartPage() {
  const query = useGetOrgChartQuery(undefined);
  const tabs = useEmployeeTabs();
  return (
    <Loaded
      of={query}
      title={t('The org chart did not load')}
      skeleton={<SkeletonCards cards={3} rows={2} label={t('Loading the org chart')} />}
      frame={(waiting) => (
        <Page title={t('Org chart')} tabs={tabs}>
          {waiting}
        </Page>
      )}
    >
      {(chart) => <Chart chart={chart} tabs={tabs} />}
    </Loaded>
  );
}

function Chart({ chart: { people }, tabs }: { chart: OrgChart; tabs: ReturnType<typeof useEmployeeTabs> }) {
  const chart = useOrgChart(people);
  const [asked, setAsked] = useState<OrgPerson | null>(null);
  const zoom = useZoom();
  return (
    <Page
      title={t('Org chart')}
      count={people.length}
      tabs={tabs}
      toolbar={<ChartToolbar chart={chart} zoom={zoom} />}
      actions={<PrintButton chart={chart} />}
      fill="work"
    >
      {people.length === 0 ? (
        <NobodyYet />
      ) : (
        <Branches chart={chart} zoom={zoom} onChangeManager={setAsked} />
      )}
      <Pending people={people} chart={chart} asked={asked} onAsked={() => setAsked(null)} />
    </Page>
  );
}

const NobodyYet = () => (
  <EmptyState
    drawing="people"
    title={t('No employees yet')}
    text={t('Everyone who works here stands below their manager.')}
  />
);

interface BranchesProps {
  chart: OrgChartState;
  zoom: Zoom;
  onChangeManager: (person: OrgPerson) => void;
}

const Branches = ({ chart, zoom, onChangeManager }: BranchesProps) => (
  <div className={css.view} role="region" aria-label={t('Org chart')} tabIndex={0} {...zoom.view}>
    <ul className={css.roots} aria-label={t('Org chart')} {...zoom.chart}>
      {chart.roots.map((root) => (
        <OrgBranch
          key={root.person.id}
          node={root}
          level={0}
          chart={chart}
          onChangeManager={onChangeManager}
        />
      ))}
    </ul>
  </div>
);

interface PendingProps {
  people: readonly OrgPerson[];
  chart: OrgChartState;
  /** For whom another manager is chosen. */
  asked: OrgPerson | null;
  onAsked: () => void;
}

/** What is chosen or moved and not saved yet. */
function Pending({ people, chart: { move, setMove, mayMove, belowOf }, asked, onAsked }: PendingProps) {
  return (
    <>
      {move && (
        <MoveBar
          key={`${move.person.id} ${move.to.id}`}
          move={move}
          from={people.find(({ id }) => id === move.person.managerId)}
          below={belowOf(move.person.id)}
          onClose={() => setMove(null)}
        />
      )}
      {asked && (
        <ManagerDialog
          people={people}
          person={asked}
          mayMove={mayMove}
          onChoose={(to) => setMove({ person: asked, to })}
          onClose={onAsked}
        />
      )}
    </>
  );
}

function ChartToolbar({ chart, zoom }: { chart: OrgChartState; zoom: Zoom }) {
  return (
    <Toolbar>
      <SearchBox
        label={t('Search people')}
        placeholder={t('Name, code or designation')}
        value={chart.search}
        onSearch={chart.find}
      />
      <Button size="sm" variant="ghost" onClick={chart.unfoldAll}>
        {t('Unfold all')}
      </Button>
      <Button size="sm" variant="ghost" onClick={chart.foldAll}>
        {t('Fold all')}
      </Button>
      <ZoomButtons zoom={zoom} />
    </Toolbar>
  );
}

function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const percent = formatNumber(zoom.zoom, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <span className="at-actions" role="group" aria-label={t('Zoom')}>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('Zoom out')}
        disabled={smaller(zoom.zoom) === zoom.zoom}
        onClick={zoom.smaller}
      >
        −
      </Button>
      <span className="at-num at-13" role="status" aria-label={t('Zoom {percent}', { percent })}>
        {percent}
      </span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('Zoom in')}
        disabled={larger(zoom.zoom) === zoom.zoom}
        onClick={zoom.larger}
      >
        +
      </Button>
      <Button size="sm" variant="ghost" onClick={zoom.fit}>
        {t('Fit')}
      </Button>
    </span>
  );
}

/** Prints everybody, whatever is folded. */
function PrintButton({ chart }: { chart: OrgChartState }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    window.print();
    setPrinting(false);
  }, [printing]);
  return (
    <>
      <Button size="sm" onClick={() => setPrinting(true)}>
        {t('Print')}
      </Button>
      {printing && <OrgSheet roots={chart.roots} />}
    </>
  );
}
