import { t } from '@atrium/sdk';
import { Loaded, SkeletonPage, useSearchParams } from '@atrium/ui';
import { useReadPaperQuery } from './assessment.api.js';
import { OwnAssessments } from './components/own-assessments.js';
import { Paper } from './components/paper.js';
import { PaperResult } from './components/paper-result.js';

/** The assessments that one is asked to take, or one of one's attempts. */
export default function TakePage() {
  const [params] = useSearchParams();
  const id = params.get('attempt');
  return id === null ? <OwnAssessments /> : <Attempt key={id} id={id} />;
}

function Attempt({ id }: { id: string }) {
  const query = useReadPaperQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Loaded of={query} title={t('The attempt could not be loaded')} skeleton={<SkeletonPage />}>
      {(paper) =>
        paper.state === 'open' ? (
          <Paper paper={paper} refetch={() => void query.refetch()} />
        ) : (
          <PaperResult paper={paper} />
        )
      }
    </Loaded>
  );
}
