import {
  PAY_FILE_GAP_LABELS,
  PAY_FILE_GAPS,
  PAY_FILE_LABELS,
  PAY_FILE_PROBLEM_LABELS,
  PAY_RUN,
  type PayFile,
  type PayRun,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Card, ListRow, Loaded, SkeletonCards } from '@atrium/ui';
import { sayPay } from '../../../shared/pay.format.js';
import { SaveFileButton } from '../../../shared/save-file-button.js';
import { TakenBy } from '../../../shared/taken-by.js';
import { GapNames } from '../gap-names.js';
import { useListPayFilesQuery } from './run-files.api.js';

/** What the bank, the state and the books get of a locked run, with what is missing and who took it. */
export function RunFiles({ run }: { run: PayRun }) {
  const query = useListPayFilesQuery(run.id);
  return (
    <Loaded
      of={query}
      title={t('The files could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={5} label={t('Loading the files')} />}
    >
      {({ items }) => (
        <Card title={t('Files')} fill="rows">
          {items.map((item) => (
            <FileRow key={item.file} run={run.id} item={item} onTaken={() => void query.refetch()} />
          ))}
        </Card>
      )}
    </Loaded>
  );
}

function FileRow({ run, item, onTaken }: { run: string; item: PayFile; onTaken: () => void }) {
  const { file, problem, missing, people, total } = item;
  const label = translate(PAY_FILE_LABELS[file]);
  return (
    <ListRow
      wrap
      title={label}
      text={
        <>
          {people > 0 &&
            t('{people, plural, one {# person} other {# people}} · {total}', {
              people,
              total: sayPay(total),
            })}
          {problem !== null && (
            <div className="text-warning-emphasis">{translate(PAY_FILE_PROBLEM_LABELS[problem])}</div>
          )}
          {PAY_FILE_GAPS.map((gap) => (
            <GapNames
              key={gap}
              label={translate(PAY_FILE_GAP_LABELS[gap])}
              people={missing.filter(({ reason }) => reason === gap)}
            />
          ))}
          <TakenBy taken={item.taken} />
        </>
      }
      end={
        problem === null && (
          <SaveFileButton
            label={label}
            url={`${PAY_RUN.path}/${run}/file`}
            data={{ file }}
            name={item.name}
            onTaken={onTaken}
          />
        )
      }
    />
  );
}
