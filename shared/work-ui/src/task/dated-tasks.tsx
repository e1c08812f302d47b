import type { TaskDated } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Loaded, Note, SkeletonCards } from '@atrium/ui';
import type { ReactNode } from 'react';
import { isNarrowed, NothingLeft } from './blank-tasks.js';
import { askedOf, type LayoutProps } from './layouts.js';
import { useTaskArea } from './task-area.js';
import { useListDatedTasksQuery } from './task.api.js';

interface DatedProps extends LayoutProps {
  from: string;
  to: string;
  children: (dated: TaskDated) => ReactNode;
}

/** Tasks of some days, once they have arrived; it says when there are more than it shows. */
export function DatedTasks({ from, to, children, ...layout }: DatedProps) {
  const tab = useTaskArea();
  const query = useListDatedTasksQuery({ from, to, ...askedOf(layout, tab) });
  return (
    <Loaded
      of={query}
      title={t('The tasks did not load')}
      skeleton={<SkeletonCards cards={2} label={t('Loading the tasks')} />}
    >
      {(data) => {
        const isEmpty = data.items.length === 0;
        return (
          <>
            {isEmpty && isNarrowed(layout) && <NothingLeft />}
            {data.more && (
              <Note tone="warning">
                {t('There are more tasks than fit here. Narrow them by a filter or a text.')}
              </Note>
            )}
            {children(data)}
          </>
        );
      }}
    </Loaded>
  );
}
