import { APPLICATION, type OpenedInterview } from '@atrium/contracts';
import { formatTime, t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { ButtonLink, Card, Loaded, Note, Page, SkeletonPage } from '@atrium/ui';
import { useReadOwnInterviewQuery } from '../interview.api.js';
import { sayInterviewTime, sayInterviewWay } from '../interview.format.js';
import { sayYears } from '../hiring.format.js';
import { Where } from './own-interviews.js';
import { ScorecardForm } from './scorecard-form.js';
import { ScorecardGrid } from './scorecard-grid.js';

/** An interview that one holds: whom one meets, and what one says of them. */
export default function OwnInterview({ id }: { id: string }) {
  const query = useReadOwnInterviewQuery(id);
  return (
    <Loaded of={query} title={t('The interview could not be loaded')} skeleton={<SkeletonPage />}>
      {(interview) => <Shown interview={interview} />}
    </Loaded>
  );
}

function Shown({ interview }: { interview: OpenedInterview }) {
  const path = useCompanyPath()('hiring/applicant');
  const readsHiring = useMayOpen()({ session: 'staff', permission: APPLICATION.check('read') });
  const { candidate, opening, experience, applicationId } = interview;
  return (
    <Page
      title={candidate}
      status={<Where interview={interview} />}
      subtitle={[opening, experience === null ? null : sayYears(experience)].filter(Boolean).join(' · ')}
      breadcrumb={[{ label: t('My interviews'), to: path }]}
      actions={
        readsHiring && (
          <ButtonLink size="sm" to={`${path}?id=${applicationId}`}>
            {t('Open the applicant')}
          </ButtonLink>
        )
      }
    >
      <div className="d-grid gap-3">
        <Facts interview={interview} />
        <Said interview={interview} />
      </div>
    </Page>
  );
}

function Facts({ interview }: { interview: OpenedInterview }) {
  const { link, panel, state } = interview;
  return (
    <Card title={t('Interview')}>
      <div className="d-grid gap-1 text-break">
        <div className="fw-medium">{sayInterviewTime(interview)}</div>
        <div className="at-muted">{sayInterviewWay(interview)}</div>
        <div className="at-muted">
          <bdi>{panel.map(({ name }) => name).join(', ')}</bdi>
        </div>
        {link && state === 'scheduled' && (
          <a href={link} target="_blank" rel="noreferrer">
            {t('Open the call')}
          </a>
        )}
      </div>
    </Card>
  );
}

function Said({ interview }: { interview: OpenedInterview }) {
  const { isOpen, givenAt, state, startsAt, scorecards } = interview;
  if (isOpen) return <ScorecardForm interview={interview} />;
  if (givenAt)
    return (
      <Card title={t('Scorecards')}>
        <ScorecardGrid cards={scorecards} />
      </Card>
    );
  if (state === 'scheduled')
    return (
      <Note>
        {t('You can write your scorecard from {moment} on.', { moment: formatTime(startsAt, { day: true }) })}
      </Note>
    );
  return <Note>{t('This interview did not take place, so no scorecard is needed.')}</Note>;
}
