import { APPLICATION, type Application, type Opening } from '@atrium/contracts';
import { lazyDialog, t, useCompanyPath } from '@atrium/sdk';
import {
  Activity,
  Avatar,
  Card,
  EmptyState,
  Loaded,
  Page,
  RowMenu,
  SkeletonPage,
  Steps,
  useRowSteps,
  useSearchParams,
} from '@atrium/ui';
import { useState } from 'react';
import { APPLICATION_STEPS } from './application-steps.data.js';
import { AlikeNote } from './components/alike-note.js';
import { ApplicantFacts } from './components/applicant-facts.js';
import { NextStep } from './components/next-step.js';
import { OfferCard } from './components/offer-card.js';
import { StageBadge } from './components/stage-badge.js';
import { applicationApi, openingApi } from './hiring.api.js';
import { nameOfApplicant, sayFacts, sayStage } from './hiring.format.js';

const ApplicantDialog = lazyDialog(() => import('./components/applicant.dialog.js'));

/** An applicant for one opening: where they stand, what comes next, and their offer. */
export default function ApplicantPage() {
  const [params] = useSearchParams();
  const path = useCompanyPath();
  const id = params.get('id');
  const query = applicationApi.useGet(id);
  if (id === null)
    return (
      <Page title={t('Applicants')} breadcrumb={[{ label: t('Find applicants'), to: path('hiring/filter') }]}>
        <EmptyState title={t('Choose an applicant')} text={t('Open one from a board or the list.')} />
      </Page>
    );
  return (
    <Loaded of={query} title={t('The applicant could not be loaded')} skeleton={<SkeletonPage />}>
      {(application) => <Shown application={application} />}
    </Loaded>
  );
}

function Shown({ application }: { application: Application }) {
  const path = useCompanyPath();
  const [editing, setEditing] = useState(false);
  const opening = openingApi.useGet(application.opening?.id);
  const steps = useRowSteps<Application>({
    calls: applicationApi.useCalls(),
    nameOf: nameOfApplicant,
    onEdit: () => setEditing(true),
    steps: APPLICATION_STEPS,
    archive: {},
  });
  const { candidate } = application;
  const items = steps.itemsOf(application);
  const board = `${path('hiring/current')}?id=${application.opening?.id ?? ''}`;
  return (
    <Page
      title={candidate.name}
      wraps
      face={<Avatar name={candidate.name} size={40} square />}
      status={<StageBadge application={application} />}
      subtitle={sayFacts(application)}
      breadcrumb={[
        { label: t('Openings'), to: path('hiring/current') },
        { label: application.opening?.name ?? '', to: board },
      ]}
      actions={
        items.length > 0 && (
          <RowMenu label={t('Actions for {name}', { name: candidate.name })} items={items} />
        )
      }
    >
      <Loaded of={opening} title={t('The opening could not be loaded')}>
        {(data) => (
          <>
            <Way application={application} opening={data} />
            <NextStep application={application} opening={data} />
            <OfferCard application={application} opening={data} />
          </>
        )}
      </Loaded>
      <AlikeNote id={application.id} />
      <ApplicantFacts application={application} />
      <Card title={t('Activity')}>
        <Activity kind={APPLICATION.kind} tag={APPLICATION.tag} id={application.id} />
      </Card>
      {editing && <ApplicantDialog row={application} onClose={() => setEditing(false)} />}
      {steps.opened && <steps.opened.Dialog row={steps.opened.row} onClose={steps.close} />}
    </Page>
  );
}

/** The stages of the opening, up to where the applicant is. */
function Way({ application, opening }: { application: Application; opening: Opening }) {
  const at = opening.stages.findIndex(({ id }) => id === application.stage.id);
  const label = t('Stages of {opening}', { opening: opening.title });
  const isOver = application.state === 'joined';
  return (
    <Steps label={label} steps={opening.stages.map(sayStage)} at={isOver ? opening.stages.length : at} />
  );
}
