import type { Application, Opening } from '@atrium/contracts';
import { lazyPage, t } from '@atrium/sdk';
import { Loaded, SkeletonRows, Steps } from '@atrium/ui';
import { Suspense } from 'react';
import { openingApi } from '../hiring.api.js';
import { sayStage } from '../hiring.format.js';
import { InterviewsCard } from './interviews-card.js';
import { OfferCard } from './offer-card.js';
import { PapersCard } from './papers-card.js';
import { ScorecardsCard } from './scorecards-card.js';

// Who is alike and what was merged stands below all else; the contract of assessments is larger than the rest of the page.
const AlikeNote = lazyPage<{ application: Application }>(() => import('./alike-note.js'));
const TestsCard = lazyPage<{ application: Application }>(() => import('./tests-card.js'));

/** How far an applicant has come, who else may be the same person, and what was offered. */
export function ApplicantTop({ application }: { application: Application }) {
  const opening = openingApi.useGet(application.opening?.id);
  return (
    <>
      <Loaded of={opening} title={t('The opening could not be loaded')}>
        {(data) => (
          <>
            <Way application={application} opening={data} />
            <OfferCard application={application} opening={data} />
          </>
        )}
      </Loaded>
      <ScorecardsCard application={application} />
      <InterviewsCard application={application} />
      <Suspense fallback={<SkeletonRows rows={2} label={t('Loading the assessments')} />}>
        <TestsCard application={application} />
      </Suspense>
      <PapersCard application={application} />
      <Suspense>
        <AlikeNote application={application} />
      </Suspense>
    </>
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
