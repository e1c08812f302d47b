import { MATCH_REASON_LABELS, type DuplicateGroup, type MergeKind } from '@atrium/contracts';
import { t, translate, useCompanyPath, useStep } from '@atrium/sdk';
import { Button, Card, ListRow } from '@atrium/ui';
import { useJoinDuplicatesMutation } from './merge.api.js';
import { NotSameButton } from './not-same-button.js';

interface DuplicateGroupCardProps {
  kind: MergeKind;
  group: DuplicateGroup;
  onMerge: (group: DuplicateGroup) => void;
}

/** Some who may be one, why, and what can be done about it. */
export function DuplicateGroupCard({ kind, group, onMerge }: DuplicateGroupCardProps) {
  const path = useCompanyPath()(kind === 'lead' ? 'client/viewLead' : 'client/management');
  const { records, why } = group;
  return (
    <Card
      title={why === null ? t('Not the same') : translate(MATCH_REASON_LABELS[why])}
      fill="rows"
      footer={
        why === null ? (
          <JoinButton kind={kind} group={group} />
        ) : (
          <GroupActions kind={kind} group={group} onMerge={onMerge} />
        )
      }
    >
      {records.map(({ id, name, note, owner }) => (
        <ListRow
          key={id}
          title={name}
          text={[note, owner].filter(Boolean).join(' · ')}
          to={`${path}?open=${id}`}
          wrap
        />
      ))}
    </Card>
  );
}

function GroupActions({ kind, group, onMerge }: DuplicateGroupCardProps) {
  return (
    <div className="d-flex flex-wrap gap-2">
      <Button size="sm" onClick={() => onMerge(group)}>
        {t('Compare and merge')}
      </Button>
      <NotSameButton kind={kind} ids={group.records.map(({ id }) => id)} />
    </div>
  );
}

function JoinButton({ kind, group }: Pick<DuplicateGroupCardProps, 'kind' | 'group'>) {
  const [join] = useJoinDuplicatesMutation();
  const { take, busy } = useStep();
  const pair = { kind, ids: group.records.map(({ id }) => id) };
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() =>
        void take({ work: () => join(pair).unwrap(), done: t('They are shown as duplicates again') })
      }
    >
      {t('Show as duplicates again')}
    </Button>
  );
}
