import { t } from '@atrium/sdk';
import { Loaded, SkeletonPage } from '@atrium/ui';
import { useReadPaperQuery } from '../taking.api.js';
import { useTakingLink } from '../use-taking-link.js';
import { Paper } from './paper.js';
import { PaperResult } from './paper-result.js';

/** An attempt: to be answered, or what came of it. */
export function Attempt({ id }: { id: string }) {
  const link = useTakingLink();
  const query = useReadPaperQuery({ id, link }, { refetchOnMountOrArgChange: true });
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
