import '../../shared/add-icons.js';
import { lazyDialog, t } from '@atrium/sdk';
import { AppPage } from '../../shared/app-page.js';
import { EmailPanes } from './components/email-panes.js';
import { useEmails } from './use-emails.js';

const ComposeDialog = lazyDialog(() => import('./components/compose.dialog.js'));

/** A mailbox with folders, labels and a form to write. */
export default function EmailPage() {
  const mailbox = useEmails();
  const { written, write } = mailbox;
  return (
    <AppPage
      title={t('Email')}
      action={{ label: t('Compose'), icon: 'pencil', onPress: () => write({}) }}
      search={{ label: t('Search email'), value: mailbox.search, onSearch: mailbox.searchFor }}
      status={mailbox.status}
      loading={t('Loading email')}
      failed={t('The email could not be loaded')}
      onRetry={mailbox.retry}
      over={written && <ComposeDialog written={written} onClose={() => write(null)} />}
    >
      <EmailPanes mailbox={mailbox} />
    </AppPage>
  );
}
