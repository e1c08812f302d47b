import { t } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import { useGetOwnChecklistQuery } from '../checklist.api.js';
import { StepList } from './step-list.js';

/** What one does for joining and leaving: one's own, and for people who report to one; nothing while nothing is open. */
export default function OwnChecklist() {
  const { data } = useGetOwnChecklistQuery();
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('My checklist')} count={data.items.length}>
      <StepList items={data.items} today={data.today} named />
    </Card>
  );
}
