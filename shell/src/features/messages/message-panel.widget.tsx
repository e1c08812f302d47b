import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink } from '@atrium/ui';
import { PanelFrame } from '../../inbox/panel-frame.js';
import { ConversationList } from './conversation-list.js';
import { useListConversationsQuery } from './messages.api.js';

const SHOWN = 20;

/** The newest conversations, below the top bar. */
export default function MessagePanel({ close }: { close: () => void }) {
  const toPath = useCompanyPath();
  const query = useListConversationsQuery({ limit: SHOWN }, { refetchOnMountOrArgChange: true });
  const items = query.data?.items;
  const writeNew = (
    <ButtonLink size="sm" variant="ghost" to={toPath('messages?new')} onClick={close}>
      {t('New message')}
    </ButtonLink>
  );
  const addressOf = (id: string) => toPath(`messages?with=${id}`);
  return (
    <PanelFrame title={t('Messages')} action={writeNew} path="messages" close={close} query={query}>
      {items &&
        (items.length === 0 ? (
          <p className="at-panel-none">{t('No messages yet. Message a colleague to start.')}</p>
        ) : (
          <ConversationList items={items} addressOf={addressOf} onFollow={close} />
        ))}
    </PanelFrame>
  );
}
