import type { Invitation } from '@atrium/contracts';
import { isApiFailure, t } from '@atrium/sdk';
import { Button, Dialog, Note, ShownLink, type RecordDialogProps } from '@atrium/ui';
import { useState } from 'react';
import { nameOf } from '../user.format.js';
import { useCreateInvitationLinkMutation } from '../users.api.js';

/**
 * A link to hand over to a person whom the mail does not reach. It must be requested, because it invalidates the mailed
 * one.
 */
export function LinkDialog({ row: invitation, onClose }: RecordDialogProps<Invitation>) {
  const { id, version } = invitation;
  const [create, { isLoading, data }] = useCreateInvitationLinkMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const make = async () => {
    setFailure(null);
    try {
      await create({ id, version }).unwrap();
    } catch (reason) {
      setFailure(isApiFailure(reason) ? reason.error.message : t('That did not work. Try again.'));
    }
  };
  const footer = data ? (
    <Button onClick={onClose}>{t('Done')}</Button>
  ) : (
    <>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button variant="primary" busy={isLoading} onClick={() => void make()}>
        {t('Create link')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t('Link for {name}', { name: nameOf(invitation) })}
      subtitle={invitation.email}
      onClose={onClose}
      footer={footer}
    >
      {failure && (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      {data ? <ShownLink link={data.link} /> : <Warning />}
    </Dialog>
  );
}

const Warning = () => (
  <p className="m-0">
    {t(
      'Anyone with this link can set a password and join as this person. It works once, for 7 days, and replaces the emailed link.',
    )}
  </p>
);
