import '../../shared/add-icons.js';
import { lazyPage, t } from '@atrium/sdk';
import { Button, Page, SearchBox, Toolbar } from '@atrium/ui';
import { Suspense } from 'react';
import { useDispatch } from 'react-redux';
import { SampleGate } from '../../shared/sample-gate.js';
import { EmailPanes } from './components/email-panes.js';
import { searchEmails } from './email.slice.js';
import { useEmails } from './use-emails.js';

const ComposeDialog = lazyPage(() => import('./components/compose.dialog.js'));

/** A mailbox with folders, labels and a way to write. */
export default function EmailPage() {
  const dispatch = useDispatch();
  const mailbox = useEmails();
  const { status, search, written, write, retry } = mailbox;
  const compose = (
    <Button size="sm" variant="primary" icon="pencil" disabled={status !== 'here'} onClick={() => write({})}>
      {t('Compose')}
    </Button>
  );
  const toolbar = (
    <Toolbar>
      <SearchBox label={t('Search mail')} value={search} onSearch={(text) => dispatch(searchEmails(text))} />
    </Toolbar>
  );
  return (
    <Page title={t('E-mail')} fill="flush" actions={compose} toolbar={toolbar}>
      <SampleGate
        status={status}
        loading={t('Loading mail')}
        failed={t('The mail could not be loaded')}
        onRetry={retry}
      >
        <EmailPanes mailbox={mailbox} />
      </SampleGate>
      {written && (
        <Suspense>
          <ComposeDialog written={written} onClose={() => write(null)} />
        </Suspense>
      )}
    </Page>
  );
}
