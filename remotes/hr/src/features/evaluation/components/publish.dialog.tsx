import type { EvaluationPublishing } from '@atrium/contracts';
import { t, useCompanyPath, useStep } from '@atrium/sdk';
import { Button, ButtonLink, Dialog, Loaded, Note } from '@atrium/ui';
import { cycleApi, useReadEvaluationPublishingQuery } from '../evaluation.api.js';
import { sayForms, sayPeople } from '../evaluation.format.js';
import type { PublishProps } from '../evaluation.types.js';
import css from './people.module.scss';

/** What blocks publishing and who can go; publishing is final. */
export default function PublishDialog({ cycle, people, onClose }: PublishProps) {
  const query = useReadEvaluationPublishingQuery(cycle.id, { refetchOnMountOrArgChange: true });
  const { take: call } = cycleApi.useCalls();
  const { take, busy } = useStep();
  const publish = async ({ blocked }: EvaluationPublishing) => {
    const waiting = new Set(blocked.map(({ resultId }) => resultId));
    const running = people.items.filter(({ state }) => state === 'running');
    const ids = running.map(({ resultId }) => resultId).filter((id) => !waiting.has(id));
    const work = () =>
      call({
        id: cycle.id,
        step: 'publish',
        version: cycle.version,
        resultIds: waiting.size === 0 ? null : ids,
      });
    if (await take({ work, done: t('Results are published') })) onClose();
  };
  const { currentData } = query;
  return (
    <Dialog
      title={t('Publish results')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {currentData && currentData.ready > 0 && (
            <Button variant="primary" busy={busy} onClick={() => void publish(currentData)}>
              {t('Publish for {people}', { people: sayPeople(currentData.ready) })}
            </Button>
          )}
        </>
      }
    >
      <Loaded of={query} current title={t('What stands before publishing could not be loaded')}>
        {(publishing) => <Before publishing={publishing} cycleId={cycle.id} />}
      </Loaded>
    </Dialog>
  );
}

function Before({ publishing, cycleId }: { publishing: EvaluationPublishing; cycleId: string }) {
  const path = useCompanyPath()('evaluation/forms');
  const { blocked } = publishing;
  return (
    <div className="d-grid gap-3">
      {blocked.length > 0 && (
        <>
          <Note tone="warning">
            {t(
              '{count, plural, one {# person waits for a form and stays in the cycle.} other {# people wait for forms and stay in the cycle.}}',
              { count: blocked.length },
            )}
          </Note>
          <ul className={css['list']}>
            {blocked.map(({ resultId, subject, openForms }) => (
              <li key={resultId}>
                <bdi>{subject.name}</bdi> <span className="at-muted">{sayForms(openForms)}</span>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink size="sm" to={`${path}?cycle=${cycleId}`}>
              {t('Open the forms')}
            </ButtonLink>
          </div>
        </>
      )}
      <Note>{t('Publishing is final. People are notified, and they and their leads see the result.')}</Note>
    </div>
  );
}
