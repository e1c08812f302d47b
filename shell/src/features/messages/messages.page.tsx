import { t, useCompanyPath } from '@atrium/sdk';
import { Button, classNames, EmptyState, Loaded, Page, useSearchParams } from '@atrium/ui';
import { usePageTitle } from '../../app/use-page-title.js';
import { OlderRows } from '../../inbox/older-rows.js';
import { PanelSkeleton } from '../../inbox/panel-skeleton.js';
import { ConversationList } from './conversation-list.js';
import { NewMessageDialog } from './new-message.dialog.js';
import { Thread } from './thread.js';
import { useConversations } from './use-conversations.js';

/** The conversations beside the open one; on a phone one at a time. The URL says which is open. */
export default function MessagesPage() {
  usePageTitle(t('Messages'));
  const [params, setParams] = useSearchParams();
  const open = params.get('with');
  const writeNew = (
    <Button
      size="sm"
      variant="primary"
      icon="plus"
      onClick={() => setParams({ ...(open && { with: open }), new: '' })}
    >
      {t('New message')}
    </Button>
  );
  return (
    <Page title={t('Messages')} actions={writeNew} fill="flush">
      <div className={classNames('at-messages', open && 'has-open')}>
        <nav className="at-conversations" aria-label={t('Conversations')}>
          <Conversations open={open} />
        </nav>
        <section className="at-thread" aria-label={t('Conversation')}>
          {open ? (
            <Thread key={open} contactId={open} onBack={() => setParams({})} />
          ) : (
            <NoneOpen text={t('Choose a conversation or start one. Only the two of you can read it.')} />
          )}
        </section>
      </div>
      {params.has('new') && (
        <NewMessageDialog
          onChoose={(id) => setParams({ with: id }, { replace: true })}
          onClose={() => setParams(open ? { with: open } : {}, { replace: true })}
        />
      )}
    </Page>
  );
}

function Conversations({ open }: { open: string | null }) {
  const toPath = useCompanyPath();
  const { feed, ...query } = useConversations();
  const title = t('Your messages could not be loaded');
  return (
    <Loaded of={{ ...query, data: feed.items }} title={title} skeleton={<PanelSkeleton />}>
      {(items) =>
        items.length === 0 ? (
          <NoneYet />
        ) : (
          <>
            <ConversationList
              items={items}
              current={open}
              addressOf={(id) => toPath(`messages?with=${id}`)}
            />
            <OlderRows list={feed} />
          </>
        )
      }
    </Loaded>
  );
}

const NoneYet = () => (
  <>
    <p className="at-panel-none at-not-phone">{t('No messages yet.')}</p>
    <div className="at-only-phone">
      <NoneOpen text={t('Start with “New message”. Only the two of you can read it.')} />
    </div>
  </>
);

const NoneOpen = ({ text }: { text: string }) => (
  <EmptyState drawing="people" title={t('Write to your colleagues')} text={text} />
);
