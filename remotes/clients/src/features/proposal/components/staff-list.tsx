import { PROPOSAL, type Proposal } from '@atrium/contracts';
import { t, useMayOpen } from '@atrium/sdk';
import {
  ButtonLink,
  Card,
  DataTable,
  describedColumns,
  EmptyState,
  ListToolbar,
  useList,
  useListPages,
  withLinks,
} from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { proposalApi } from '../../../shared/proposal.api.js';
import { CLIENT_FILTER, LEAD_FILTER } from '../../../shared/record-filters.js';
import { useExport } from '../../../shared/use-export.js';
import { StateSums } from './proposal-sums.js';
import { PROPOSAL_LOOKS } from './proposal-columns.js';

const EXTRAS = { client: CLIENT_FILTER, lead: LEAD_FILTER };

const hrefOf = ({ id }: Pick<Proposal, 'id'>): string => `?open=${id}`;

/** The proposals that somebody of the company sees. */
export default function StaffList() {
  const list = useList(PROPOSAL.list);
  const { cursor, pageInfo } = useListPages(list);
  const { currentData, error, refetch } = proposalApi.useList({ ...list.query, cursor });
  const navigate = useNavigate();
  const add = useAddButton();
  return (
    <>
      <StateSums />
      <Card title={t('All proposals')} count={currentData?.total} actions={add} fill="rows">
        <ListToolbar
          list={list}
          label={t('Search proposals')}
          placeholder={t('Title or number')}
          extras={EXTRAS}
          exports={useExport(PROPOSAL)}
        />
        <DataTable
          inCard
          label={t('All proposals')}
          columns={withLinks(describedColumns<Proposal>(list, PROPOSAL_LOOKS), { hrefOf })}
          rows={currentData?.items}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          page={pageInfo(currentData)}
          sort={list.values.sort}
          onSort={(sort) => list.change({ sort })}
          onOpen={(row) => void navigate(hrefOf(row))}
          error={error}
          onRetry={() => void refetch()}
          onClearFilters={list.filtered ? list.clear : undefined}
          empty={
            <EmptyState
              title={t('No proposals yet')}
              text={t('Write one, send it, and see when it is opened and signed.')}
              actions={add}
            />
          }
        />
      </Card>
    </>
  );
}

function useAddButton() {
  const mayAdd = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('create') });
  if (!mayAdd) return undefined;
  return (
    <ButtonLink size="sm" variant="primary" to="?open=new">
      {t('New proposal')}
    </ButtonLink>
  );
}
