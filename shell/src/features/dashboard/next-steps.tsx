import type { NextStep } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, ErrorState } from '@atrium/ui';
import { NextStepsCard } from './next-steps-card.js';

/** The page's own request: a second one would be sent again whenever the first fails. */
export interface NextStepsQuery {
  data?: NextStep[] | undefined;
  error?: unknown;
  refetch: () => unknown;
  isFetching: boolean;
}

/** The widget of the next steps. A failure is shown in its place. */
export function NextSteps({ query }: { query: NextStepsQuery }) {
  const { data: steps, error, refetch, isFetching } = query;
  if (steps)
    return (
      <div id="next-steps">
        <NextStepsCard steps={steps} />
      </div>
    );
  return (
    <Card>
      <ErrorState
        title={t('Your next steps could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </Card>
  );
}
