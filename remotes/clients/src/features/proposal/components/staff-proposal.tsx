import { t } from '@atrium/sdk';
import { Loaded, SkeletonPage } from '@atrium/ui';
import { proposalApi } from '../../../shared/proposal.api.js';
import { Editor } from './editor.js';
import { Paper } from './paper.js';
import css from './paper.module.scss';
import { ProposalAround } from './proposal-around.js';
import { ProposalFrame } from './proposal-frame.js';

/** A proposal for those who write it: the editor with the client's view beside it, and what comes next. */
export default function StaffProposal({ id }: { id: string }) {
  const isNew = id === 'new';
  const query = proposalApi.useGet(isNew ? undefined : id);
  if (isNew) return <Editor proposal={null} />;
  return (
    <Loaded of={query} title={t('This proposal cannot be opened')} skeleton={<SkeletonPage />}>
      {(data) =>
        data.allowedTransitions.includes('update') ? (
          <div className="d-grid gap-3">
            <Editor key={data.id} proposal={data} />
            <ProposalAround proposal={data} />
          </div>
        ) : (
          <ProposalFrame title={data.title} proposal={data}>
            <div className={css['edited']}>
              <Paper {...data} client={data.forWhom} />
              <ProposalAround proposal={data} />
            </div>
          </ProposalFrame>
        )
      }
    </Loaded>
  );
}
