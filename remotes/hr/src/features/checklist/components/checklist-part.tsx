import {
  CHECKLIST_LABELS,
  CHECKLISTS,
  type Checklist,
  type ChecklistStep,
  type Employee,
} from '@atrium/contracts';
import { formatNumber, t, translate, useStep } from '@atrium/sdk';
import { Button, Card, EmptyState, Loaded, SkeletonCards } from '@atrium/ui';
import { useGetChecklistQuery, useStartChecklistMutation } from '../checklist.api.js';
import { StepList } from './step-list.js';

/** How far joining or leaving is for one person. */
export default function ChecklistPart({ row }: { row: Employee }) {
  const query = useGetChecklistQuery(row.id);
  const [start] = useStartChecklistMutation();
  const { take } = useStep();
  return (
    <Loaded
      of={query}
      current
      title={t('The checklist could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={5} label={t('Loading the checklist')} />}
    >
      {(currentData) => {
        const { items, today } = currentData;
        const begin = () =>
          take({ of: row.id, work: () => start({ id: row.id, checklist: 'onboarding' }).unwrap() });
        if (items.length === 0)
          return (
            <EmptyState
              title={t('No checklist is running')}
              text={t('The one of leaving starts with a notice or an exit.')}
              actions={
                row.allowedTransitions.includes('update') && (
                  <Button onClick={() => void begin()}>{t('Start the joining checklist')}</Button>
                )
              }
            />
          );
        return CHECKLISTS.map((checklist) => (
          <Running key={checklist} checklist={checklist} items={items} today={today} />
        ));
      }}
    </Loaded>
  );
}

function Running({
  checklist,
  items,
  today,
}: {
  checklist: Checklist;
  items: readonly ChecklistStep[];
  today: string;
}) {
  const own = items.filter((step) => step.checklist === checklist);
  if (own.length === 0) return null;
  const done = own.filter(({ doneAt }) => doneAt !== null).length;
  const note = t('{done} of {all} ticked', { done: formatNumber(done), all: formatNumber(own.length) });
  return (
    <Card title={translate(CHECKLIST_LABELS[checklist])} note={note}>
      <StepList items={own} today={today} />
    </Card>
  );
}
