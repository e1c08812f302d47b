import { t } from '@atrium/sdk';
import { Icon } from '@atrium/ui';
import { use } from 'react';
import { getPortalInfo } from '../portal/portal-info.js';

/** A link to the local outbox, where mail is kept on this machine; nothing elsewhere. */
export function OutboxLink() {
  const { localOutbox } = use(getPortalInfo());
  if (!localOutbox) return null;
  return (
    <a className="btn btn-secondary btn-lg" href="/api/outbox">
      <Icon name="mail" />
      {t('Open local outbox')}
    </a>
  );
}
