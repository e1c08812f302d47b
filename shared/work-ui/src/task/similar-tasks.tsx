import { t } from '@atrium/sdk';
import { Link, useLocation } from 'react-router-dom';
import { taskApi } from './task.api.js';
import { nameOfTask } from '../parts/task-name.format.js';
import { usePaused } from './use-paused.js';

const MOST = 3;
/** Fewer letters find anything. */
const FEWEST = 3;

/** Up to three open tasks with the written words, before the same is written twice. */
export function SimilarTasks({ title }: { title: string }) {
  const search = usePaused(title.trim());
  const query: object = { search, sort: '-number', limit: MOST };
  const { currentData } = taskApi.useList(query, { skip: search.length < FEWEST });
  const { search: address } = useLocation();
  const found = search.length < FEWEST ? [] : (currentData?.items ?? []);
  if (found.length === 0) return null;
  const toTask = (id: string) => {
    const params = new URLSearchParams(address);
    params.delete('new');
    params.set('open', id);
    return `?${params.toString()}`;
  };
  return (
    <section aria-label={t('Already there?')} className="at-13">
      <p className="m-0 at-muted">{t('Already there?')}</p>
      <ul className="list-unstyled m-0">
        {found.map((task) => (
          <li key={task.id}>
            <Link to={toTask(task.id)}>
              <bdi>{nameOfTask(task)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
