import type { NextStepList } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, Loaded } from '@atrium/ui';
import { NextStepsCard } from './next-steps-card.js';

/** The page's own request: a second one would be sent again whenever the first fails. */
export interface NextStepsQuery {
  data?: NextStepList | undefined;
  error?: unknown;
  refetch: () => unknown;
  isFetching: boolean;
}

/** The widget of the next steps. A failure is shown in its place. */
export function NextSteps({ query }: { query: NextStepsQuery }) {
  return (
    <Loaded
      of={query}
      title={t('Your next steps could not be loaded')}
      frame={(waiting) => <Card>{waiting}</Card>}
    >
      {({ items }) => (
        <div id="next-steps">
          <NextStepsCard steps={items} />
        </div>
      )}
    </Loaded>
  );
}
