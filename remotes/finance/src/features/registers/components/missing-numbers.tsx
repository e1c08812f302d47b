import { READINESS_LABELS, type PayReadiness, type ReadinessItem } from '@atrium/contracts';
import { formatList, t, translate, useCompanyPath } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { Link } from 'react-router-dom';

const OF_COMPANY: ReadinessItem[] = ['fundCode', 'insuranceCode', 'stateNumbers'];
const OF_PEOPLE: ReadinessItem[] = ['bank', 'pan', 'uan'];

/** What files lack, and where it is entered. */
export function MissingNumbers({ items }: Pick<PayReadiness, 'items'>) {
  const path = useCompanyPath();
  const lacking = (keys: ReadinessItem[]) =>
    items
      .filter(({ key, isDone }) => keys.includes(key) && !isDone)
      .map(({ key }) => translate(READINESS_LABELS[key]));
  const places = [
    { missing: lacking(OF_COMPANY), to: path('payroll/form?tab=company') },
    { missing: lacking(OF_PEOPLE), to: path('employee/Management') },
  ];
  return places
    .filter(({ missing }) => missing.length > 0)
    .map(({ missing, to }) => (
      <Note key={to} tone="warning">
        {t('Missing for the files: {things}', { things: formatList(missing) })}{' '}
        <Link to={to}>{t('Enter it')}</Link>
      </Note>
    ));
}
