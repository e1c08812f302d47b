import { bankTemplatesKey, type BankTemplates } from '@atrium/contracts';
import { formatList, lazyDialog, t, useCan, useSetting } from '@atrium/sdk';
import { Card, ListRow, Loaded, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { groupApi } from '../../../shared/setup.api.js';
import type { BankColumnsProps } from './bank-columns.types.js';

const ColumnsDialog = lazyDialog<BankColumnsProps>(() => import('./bank-columns.dialog.js'));

const MOST_GROUPS = 100;

/** Which columns the bank wants: of the company, and of single pay groups. */
export function BankColumnsCard() {
  const { query } = useSetting(bankTemplatesKey);
  return (
    <Loaded
      of={query}
      title={t('The columns could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading the columns')} />}
    >
      {(templates) => (
        <Card title={t('Columns of bank files')} fill="rows">
          <Columns templates={templates} />
        </Card>
      )}
    </Loaded>
  );
}

function Columns({ templates }: { templates: BankTemplates }) {
  const groups = groupApi.useList({ status: 'active', limit: MOST_GROUPS }).data?.items ?? [];
  const mayChange = useCan('finance', 'payroll', 'update');
  const [opened, setOpened] = useState<BankColumnsProps['of'] | null>(null);
  const press = (of: BankColumnsProps['of']) => (mayChange ? { onPress: () => setOpened(of) } : {});
  const company = { groupId: null, name: t('The whole company') };
  return (
    <>
      <ListRow
        wrap
        title={company.name}
        text={templates.company === null ? t('Standard columns') : sayColumns(templates.company)}
        {...press(company)}
      />
      {groups.map(({ id, name }) => {
        const own = templates.groups.find(({ groupId }) => groupId === id);
        return (
          <ListRow
            key={id}
            wrap
            title={name}
            text={own ? sayColumns(own.columns) : t('As the company')}
            {...press({ groupId: id, name })}
          />
        );
      })}
      {opened && <ColumnsDialog of={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const sayColumns = (columns: readonly { heading: string }[]): string =>
  formatList(columns.map(({ heading }) => heading));
