import { APPLICATION, INTERVIEW_STATE_LABELS, type OwnInterview } from '@atrium/contracts';
import { t, translate, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Card, EmptyState, ListRow, Loaded, Page, SkeletonCards, StatusBadge } from '@atrium/ui';
import { useListOwnInterviewsQuery } from '../interview.api.js';
import { useHiringTabs } from '../use-hiring-tabs.js';
import { INTERVIEW_TONES, sayInterviewTime, sayInterviewWay } from '../interview.format.js';

/** The interviews that one holds, whatever else of hiring one may see. */
export default function OwnInterviews() {
  const query = useListOwnInterviewsQuery();
  const tabs = useHiringTabs();
  const readsHiring = useMayOpen()({ session: 'staff', permission: APPLICATION.check('read') });
  return (
    <Page
      title={t('My interviews')}
      subtitle={t('Your interviews with applicants, and your scorecards.')}
      {...(readsHiring && { tabs })}
    >
      <Loaded
        of={query}
        title={t('Your interviews could not be loaded')}
        skeleton={<SkeletonCards cards={2} />}
      >
        {({ items }) => <Listed items={items} />}
      </Loaded>
    </Page>
  );
}

function Listed({ items }: { items: readonly OwnInterview[] }) {
  if (items.length === 0)
    return (
      <EmptyState
        title={t('No interviews yet')}
        text={t('When HR puts you on the panel of an interview, it appears here and in your calendar.')}
      />
    );
  return (
    <Card fill="rows" title={t('Interviews')}>
      {items.map((interview) => (
        <InterviewRow key={interview.id} interview={interview} />
      ))}
    </Card>
  );
}

function InterviewRow({ interview }: { interview: OwnInterview }) {
  const path = useCompanyPath()('hiring/applicant');
  const { id, candidate, opening } = interview;
  return (
    <ListRow
      to={`${path}?interview=${id}`}
      title={candidate}
      text={[opening, sayInterviewTime(interview), sayInterviewWay(interview)].join(' · ')}
      end={<Where interview={interview} />}
    />
  );
}

/** Where an interview of one's own stands: what one owes comes before its state. */
export function Where({ interview: { state, isOpen, givenAt } }: { interview: OwnInterview }) {
  if (isOpen) return <StatusBadge tone="warning">{t('Scorecard missing')}</StatusBadge>;
  if (givenAt) return <StatusBadge tone="success">{t('Scorecard given')}</StatusBadge>;
  return <StatusBadge tone={INTERVIEW_TONES[state]}>{translate(INTERVIEW_STATE_LABELS[state])}</StatusBadge>;
}
