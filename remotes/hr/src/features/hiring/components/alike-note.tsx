import { APPLICATION_STATE_LABELS, type AlikeApplications } from '@atrium/contracts';
import { t, translate, useCompanyPath } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { useListAlikeApplicationsQuery } from '../hiring.api.js';

type Alike = AlikeApplications['items'][number];

/** Other applications of the person, and of people who may be the same. Without any, nothing is shown. */
export function AlikeNote({ id }: { id: string }) {
  const { data } = useListAlikeApplicationsQuery(id);
  const path = useCompanyPath()('hiring/applicant');
  if (!data || data.items.length === 0) return null;
  return (
    <Note tone={data.items.some(({ by }) => by !== 'person') ? 'warning' : 'info'}>
      <ul className="list-unstyled m-0">
        {data.items.map((item) => (
          <li key={item.id}>
            <Link to={`${path}?id=${item.id}`}>
              {item.name}, {item.opening}
            </Link>{' '}
            <span className="at-muted">
              {translate(APPLICATION_STATE_LABELS[item.state])} · {sayWhy(item)}
            </span>
          </li>
        ))}
      </ul>
    </Note>
  );
}

function sayWhy({ by }: Alike): string {
  if (by === 'person') return t('the same person');
  return by === 'phone' ? t('the same phone number') : t('the same name');
}
