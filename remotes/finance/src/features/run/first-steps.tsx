import { READINESS_LABELS, type PayReadiness, type ReadinessItem } from '@atrium/contracts';
import { formatList, formatNumber, t, translate, useCompanyPath } from '@atrium/sdk';
import { Card, Icon, ListRow, StatusBadge } from '@atrium/ui';
import { useGetReadinessQuery } from '../../shared/payroll-setup.api.js';
import { usePayrollPaths } from '../../shared/use-payroll-paths.js';
import { runApi } from '../../shared/run.api.js';
import { StarterButton } from '../../shared/starter-button.js';
import css from './runs.module.scss';

/**
 * What is to be done before the first run.
 * @returns undefined until it is known, so that the page is not drawn before; null once nothing is left or a run was made
 */
export function useFirstSteps(isKeeper: boolean): PayReadiness | null | undefined {
  const { data, isError } = useGetReadinessQuery(undefined, { skip: !isKeeper });
  const { data: runs, error } = runApi.useList({ limit: 1 }, { skip: !isKeeper });
  if (!isKeeper || isError || error) return null;
  if (!data || !runs) return undefined;
  const isOver = (data.isReady && runs.total > 0) || data.items.every(({ isDone }) => isDone);
  return isOver ? null : data;
}

/** It ticks itself. */
export function FirstSteps({ steps: { items } }: { steps: PayReadiness }) {
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <div className={css['first']}>
      <Card
        title={t('Before the first run')}
        note={t('{done} of {of} done', { done: formatNumber(done), of: formatNumber(items.length) })}
        actions={
          !items.some(({ key, isDone }) => key === 'components' && isDone) && <StarterButton size="sm" />
        }
        fill="rows"
      >
        {items.map((item) => (
          <FirstStep key={item.key} item={item} />
        ))}
      </Card>
    </div>
  );
}

function FirstStep({ item }: { item: PayReadiness['items'][number] }) {
  const to = usePlaces()[item.key];
  const { isDone, count, of } = item;
  return (
    <ListRow
      to={to}
      compact
      wrap
      lead={<Icon name={isDone ? 'circle-check' : 'circle-dashed'} />}
      title={translate(READINESS_LABELS[item.key])}
      text={isDone ? undefined : sayMissing(item)}
      end={
        isDone ? (
          <StatusBadge tone="success">{t('Done')}</StatusBadge>
        ) : (
          of !== null && (
            <bdi className="at-muted at-num">
              {t('{count} of {of}', { count: formatNumber(count), of: formatNumber(of) })}
            </bdi>
          )
        )
      }
    />
  );
}

const NAMED = 3;

function sayMissing({ missing, count, of }: PayReadiness['items'][number]): string | undefined {
  if (missing.length === 0) return undefined;
  const names = missing.slice(0, NAMED).map(({ name }) => name);
  const more = of === null ? 0 : of - count - names.length;
  const list =
    more > 0 ? [...names, t('{count, plural, one {# more} other {# more}}', { count: more })] : names;
  return t('Missing for {names}', { names: formatList(list) });
}

/** Where each step is done. */
function usePlaces(): Record<ReadinessItem, string> {
  const path = useCompanyPath();
  const { setup } = usePayrollPaths();
  const employees = path('employee/Management');
  return {
    components: setup('components'),
    structures: setup('structures'),
    groups: setup('groups'),
    salaries: setup('salaries'),
    bank: employees,
    pan: employees,
    uan: employees,
    fundCode: setup('company'),
    insuranceCode: setup('company'),
    stateNumbers: setup('company'),
    tan: path('payroll/registers?tab=statement'),
    approvers: path('admin/users'),
  };
}
