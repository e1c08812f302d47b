import type { CandidateMerge } from '@atrium/contracts';
import { formatDate, formatList, t, useStep } from '@atrium/sdk';
import { Button, Card, ListRow } from '@atrium/ui';
import { useListCandidateMergesQuery, useUndoCandidateMergeMutation } from '../candidate-merge.api.js';

/** Who was merged into a candidate, as long as that can be undone. Without any, nothing is shown. */
export function MergedNote({ candidateId }: { candidateId: string }) {
  const { data } = useListCandidateMergesQuery(candidateId);
  if (!data || data.items.length === 0) return null;
  return (
    <Card fill="rows">
      {data.items.map((merge) => (
        <MergeRow key={merge.id} merge={merge} />
      ))}
    </Card>
  );
}

function MergeRow({ merge: { id, survivor, merged, by, at } }: { merge: CandidateMerge }) {
  const [undo] = useUndoCandidateMergeMutation();
  const { take, busy } = useStep();
  const names = formatList(merged);
  const { name } = survivor;
  return (
    <ListRow
      wrap
      title={name}
      text={t('Took in {names} · {person}, {date}', { names, person: by, date: formatDate(at) })}
      end={
        <Button
          size="sm"
          busy={busy}
          aria-label={t('Undo the merge into {name}', { name })}
          onClick={() =>
            void take({
              work: () => undo(id).unwrap(),
              done: t('{names} and {name} are separate again.', { names, name }),
            })
          }
        >
          {t('Undo')}
        </Button>
      }
    />
  );
}
