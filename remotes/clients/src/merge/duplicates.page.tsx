import {
  CLIENT,
  LEAD,
  MATCH_VERDICT_LABELS,
  type DuplicateList as ListName,
  type MergeKind,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Page, Segmented, Toolbar, useSearchParams, withValues, type LinkTab } from '@atrium/ui';
import { DuplicateList } from './duplicate-list.js';
import { MergeAllButton, MergeRun } from './merge-all.js';
import { MergeHistory } from './merge-history.js';

const MERGED = 'merged';
type Shown = ListName | typeof MERGED;
const SHOWN: readonly Shown[] = ['same', 'likely', 'possible', 'different', MERGED];

export interface DuplicatesPageProps {
  kind: MergeKind;
  tabs: readonly LinkTab[] | undefined;
}

/** Leads or clients that may be one, for those who may merge them. */
export default function DuplicatesPage({ kind, tabs }: DuplicatesPageProps) {
  const [params, setParams] = useSearchParams();
  const shown = SHOWN.find((each) => each === params.get('list')) ?? 'same';
  const job = params.get('job');
  const show = (values: Record<string, string | null>) => setParams((before) => withValues(before, values));
  return (
    <Page
      title={translate(kind === 'lead' ? LEAD.many : CLIENT.many)}
      {...(tabs && { tabs })}
      actions={
        shown === 'same' && !job && <MergeAllButton kind={kind} onStarted={(id) => show({ job: id })} />
      }
      toolbar={
        <Toolbar>
          <Segmented
            label={t('How sure')}
            value={shown}
            options={SHOWN.map((value) => ({ value, label: sayShown(value) }))}
            onChange={(value) => show({ list: value, job: null })}
          />
        </Toolbar>
      }
    >
      {job ? (
        <MergeRun key={job} kind={kind} jobId={job} onClose={() => show({ job: null })} />
      ) : shown === MERGED ? (
        <MergeHistory kind={kind} />
      ) : (
        <DuplicateList key={shown} kind={kind} list={shown} />
      )}
    </Page>
  );
}

function sayShown(shown: Shown): string {
  if (shown === MERGED) return t('Merged lately');
  return shown === 'different' ? t('Not the same') : translate(MATCH_VERDICT_LABELS[shown]);
}
