import { t } from '@atrium/sdk';
import { EmptyState } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { FilterList } from '../../../shared/filter-list.js';
import { Panes } from '../../../shared/panes.js';
import { filterIcon, filterLabel, FILTER_GROUPS } from '../email.format.js';
import { countEmails } from '../email.rules.js';
import { setEmailFilter } from '../email.slice.js';
import type { Mailbox } from '../use-emails.js';
import { EmailDetail } from './email-detail.js';
import { EmailList } from './email-list.js';

export function EmailPanes({ mailbox }: { mailbox: Mailbox }) {
  const dispatch = useDispatch();
  const { emails, filter, email, opened, write } = mailbox;
  const groups = FILTER_GROUPS.map((group) =>
    group.map((value) => ({
      value,
      label: filterLabel(value),
      count: countEmails(emails, value),
      icon: filterIcon(value),
    })),
  );
  const choose = (value: typeof filter) => {
    dispatch(setEmailFilter(value));
    opened.close();
  };
  return (
    <Panes
      filters={
        <FilterList label={t('Folders and labels')} value={filter} groups={groups} onChange={choose} />
      }
      listLabel={t('List of email')}
      list={<EmailList mailbox={mailbox} />}
      detailLabel={t('Message')}
      open={opened.isOpen && email !== undefined}
    >
      {email ? (
        <EmailDetail key={email.id} email={email} onWrite={write} onClose={opened.close} />
      ) : (
        <EmptyState title={t('No message is open')} text={t('Choose a folder with email in it.')} />
      )}
    </Panes>
  );
}
