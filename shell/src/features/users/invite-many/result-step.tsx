import type { Import } from '@atrium/contracts';
import { confirm, t } from '@atrium/sdk';
import { Button, Menu, Note, type MenuItem } from '@atrium/ui';
import {
  refusedAddress,
  useSendInviteListMutation,
  useTakeBackInviteListMutation,
} from './invite-many.api.js';
import { PeopleRows } from './people-rows.js';
import { StoppedNote } from './stopped-note.js';
import { useOneStep } from './use-one-step.js';

interface ResultStepProps {
  list: Import;
  onBack: () => void;
  onClose: () => void;
}

/** Who was invited, who was not and why, and the way back. */
export function ResultStep({ list, onBack, onClose }: ResultStepProps) {
  const { counts } = list;
  return (
    <div className="d-grid gap-3">
      <Outcome list={list} />
      {counts.rejected > 0 && <PeopleRows list={list} state="rejected" title={t('Not invited after all')} />}
      {counts.faulty > 0 && <PeopleRows list={list} state="faulty" title={t('Left out, with errors')} />}
      {counts.kept > 0 && <PeopleRows list={list} state="kept" title={t('Not taken back')} />}
      <Actions list={list} onBack={onBack} onClose={onClose} />
    </div>
  );
}

function Outcome({ list }: { list: Import }) {
  const { state, counts } = list;
  if (state === 'stopped') return <StoppedNote list={list} />;
  return (
    <Note tone="success" live>
      {state === 'undone'
        ? t('{count, plural, one {# invitation was taken back.} other {# invitations were taken back.}}', {
            count: counts.undone,
          })
        : t('{count, plural, one {# person was invited.} other {# people were invited.}}', {
            count: counts.created,
          })}
    </Note>
  );
}

function useResultSteps({ id, version }: Import) {
  const [send] = useSendInviteListMutation();
  const [takeBack] = useTakeBackInviteListMutation();
  const { busy, failure, take } = useOneStep();
  const undo = async () => {
    const sure = await confirm({
      title: t('Take these invitations back?'),
      text: t('Their links stop working. Whoever has joined stays.'),
      confirmText: t('Take back'),
      tone: 'danger',
    });
    if (sure) await take(() => takeBack({ id, version }).unwrap());
  };
  return { busy, failure, undo, goOn: () => void take(() => send({ id, version }).unwrap()) };
}

function Actions({ list, onBack, onClose }: ResultStepProps) {
  const { counts, allowedTransitions } = list;
  const { busy, failure, goOn, undo } = useResultSteps(list);
  return (
    <>
      {failure && (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      <div className="d-flex flex-wrap gap-2">
        {allowedTransitions.includes('run') && (
          <Button variant="primary" busy={busy} onClick={goOn}>
            {t('Go on with the others')}
          </Button>
        )}
        <Button onClick={onClose}>{t('Done')}</Button>
        <Button onClick={onBack}>{t('Another list')}</Button>
        {counts.rejected + counts.faulty + counts.kept > 0 && <RefusedFile id={list.id} />}
        {allowedTransitions.includes('undo') && (
          <Button variant="ghost" busy={busy} onClick={() => void undo()}>
            {t('Take them back')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The rows that were refused as a file, to be corrected and given again. */
function RefusedFile({ id }: { id: string }) {
  const items: MenuItem[] = [
    { label: t('Excel (XLSX)'), icon: 'download', download: refusedAddress(id, 'xlsx') },
    { label: t('Text (CSV)'), icon: 'download', download: refusedAddress(id, 'csv') },
  ];
  return (
    <Menu align="start" className="btn btn-secondary" items={items}>
      {t('Download refused rows')}
    </Menu>
  );
}
