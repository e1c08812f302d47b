import {
  EVALUATION_CYCLE_STATE_LABELS,
  type EvaluatedPeople,
  type EvaluationCycle,
  type RouteGuard,
} from '@atrium/contracts';
import { t, translate, useCompanyPath, useMayOpen } from '@atrium/sdk';
import {
  ButtonLink,
  EmptyState,
  FilterSelect,
  Loaded,
  Page,
  SkeletonCards,
  SkeletonPage,
  StatusBadge,
  Toolbar,
  useSearchParams,
} from '@atrium/ui';
import type { ReactNode } from 'react';
import { cycleApi, useListEvaluatedPeopleQuery } from '../evaluation.api.js';
import { CYCLE_TONES, sayPeriodOf, sayWeights } from '../evaluation.format.js';
import { useEvaluationTabs } from '../use-evaluation-tabs.js';
import { CycleStages } from './cycle-stages.js';
import { CycleSummary } from './cycle-summary.js';
import { PeopleTable } from './people-table.js';
import { PublishButton } from './publish-button.js';

const MOST = 50;
const SETTINGS: RouteGuard = {
  session: 'staff',
  permission: {
    allOf: [{ tab: 'settings' }, { tab: 'hrOperations', resource: 'evaluation', action: 'update' }],
  },
};
const hasPeople = ({ state }: EvaluationCycle) => state !== 'draft' && state !== 'cancelled';
const isRunning = ({ state }: EvaluationCycle) => state !== 'published' && state !== 'closed';

/** Where everybody stands in a cycle: the one of the address, else the latest that runs. */
export default function CycleTable() {
  const query = cycleApi.useList({ sort: '-periodFrom', limit: MOST });
  const asked = useSearchParams()[0].get('cycle');
  return (
    <Loaded of={query} title={t('The cycles could not be loaded')} skeleton={<SkeletonPage />}>
      {({ items }) => {
        const cycles = items.filter(hasPeople);
        const cycle = cycles.find(({ id }) => id === asked) ?? cycles.find(isRunning) ?? cycles[0];
        return cycle ? <Shown key={cycle.id} cycle={cycle} cycles={cycles} /> : <NoCycle />;
      }}
    </Loaded>
  );
}

function NoCycle() {
  const path = useCompanyPath()('settings/evaluationCycles');
  const maySetUp = useMayOpen()(SETTINGS);
  return (
    <Page title={t('Results')} tabs={useEvaluationTabs()}>
      <EmptyState
        title={t('No evaluation runs')}
        text={t(
          'Create a cycle and launch it. Everyone who takes part then appears here, with scores once all forms are in.',
        )}
        actions={
          maySetUp && (
            <ButtonLink variant="primary" to={path}>
              {t('Create a cycle')}
            </ButtonLink>
          )
        }
      />
    </Page>
  );
}

function Shown({ cycle, cycles }: { cycle: EvaluationCycle; cycles: readonly EvaluationCycle[] }) {
  const query = useListEvaluatedPeopleQuery(cycle.id);
  const frame = (children: ReactNode, people?: EvaluatedPeople) => (
    <Frame cycle={cycle} cycles={cycles} people={people}>
      {children}
    </Frame>
  );
  return (
    <Loaded
      of={query}
      current
      title={t('Who takes part could not be loaded')}
      skeleton={<SkeletonCards cards={2} rows={6} label={t('Loading who takes part')} />}
      frame={frame}
    >
      {(people) =>
        frame(
          <>
            <CycleStages cycle={cycle} />
            <CycleSummary cycle={cycle} people={people} />
            <PeopleTable cycle={cycle} people={people} />
          </>,
          people,
        )
      }
    </Loaded>
  );
}

interface FrameProps {
  cycle: EvaluationCycle;
  cycles: readonly EvaluationCycle[];
  people: EvaluatedPeople | undefined;
  children: ReactNode;
}

function Frame({ cycle, cycles, people, children }: FrameProps) {
  const [, setParams] = useSearchParams();
  return (
    <Page
      title={cycle.name}
      count={people ? people.items.length : null}
      status={
        <StatusBadge tone={CYCLE_TONES[cycle.state]}>
          {translate(EVALUATION_CYCLE_STATE_LABELS[cycle.state])}
        </StatusBadge>
      }
      subtitle={`${sayPeriodOf(cycle)} · ${sayWeights(cycle)}`}
      actions={people && <PublishButton cycle={cycle} people={people} />}
      tabs={useEvaluationTabs()}
      toolbar={
        cycles.length > 1 && (
          <Toolbar>
            <FilterSelect
              label={t('Cycle')}
              value={cycle.id}
              all={t('The latest')}
              options={cycles.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => setParams(id === '' ? {} : { cycle: id })}
            />
          </Toolbar>
        )
      }
    >
      {children}
    </Page>
  );
}
