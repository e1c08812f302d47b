import { t } from '@atrium/sdk';
import { classNames, Icon, IconButton, RelativeTime } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import marks from '../../../shared/marks.module.scss';
import { RecordList } from '../../../shared/record-list.js';
import { countEmails, nameOf } from '../email.rules.js';
import { checkEmails, toggleCheckedEmail, toggleStarredEmail } from '../email.slice.js';
import type { Email } from '../email.types.js';
import type { Mailbox } from '../use-emails.js';
import { CheckedActions } from './checked-actions.js';
import css from './email.module.scss';

/** Check all, actions on the checked messages, and the folder's mail. */
export function EmailList({
  mailbox: { emails, found, filter, email, opened, searchFor },
}: {
  mailbox: Mailbox;
}) {
  return (
    <>
      {found.length > 0 && <CheckBar found={found} />}
      <RecordList
        rows={found.map((each) => ({ ...toRow(each), before: <EmailMarks email={each} /> }))}
        openId={email?.id}
        addressOf={opened.addressOf}
        total={countEmails(emails, filter)}
        empty={t('Nothing in here')}
        onClear={() => searchFor('')}
      />
    </>
  );
}

function CheckBar({ found }: { found: readonly Email[] }) {
  const dispatch = useDispatch();
  const ids = found.map(({ id }) => id);
  const checked = found.filter((each) => each.checked);
  return (
    <div className={css.bar}>
      <label>
        <input
          type="checkbox"
          className="form-check-input m-0"
          checked={checked.length === found.length}
          ref={(box) => {
            if (box) box.indeterminate = checked.length > 0 && checked.length < found.length;
          }}
          onChange={({ target }) => dispatch(checkEmails({ ids, checked: target.checked }))}
        />
        {checked.length > 0 ? t('{count} selected', { count: checked.length }) : t('Check All::messages')}
      </label>
      <CheckedActions checked={checked} />
    </div>
  );
}

function toRow(email: Email) {
  return {
    id: email.id,
    isNew: email.unread,
    title: (
      <>
        {nameOf(email) || t('No recipient')}
        {email.unread && <span className="visually-hidden">, {t('unread')}</span>}
      </>
    ),
    text: (
      <>
        {email.subject || t('No subject')} · {email.emailExcerpt}
      </>
    ),
    end: (
      <span className="at-conversation-end">
        <small className="at-faint">
          <RelativeTime at={email.time} />
        </small>
        {email.important && (
          <Icon name="bookmark" size={14} className={marks.filled ?? ''} label={t('Important')} />
        )}
      </span>
    ),
  };
}

function EmailMarks({ email: { id, subject, checked, starred } }: { email: Email }) {
  const dispatch = useDispatch();
  const name = subject || t('No subject');
  return (
    <>
      <label className={css.tick}>
        <input
          type="checkbox"
          className="form-check-input m-0"
          aria-label={t('Select {name}', { name })}
          checked={checked}
          onChange={() => dispatch(toggleCheckedEmail(id))}
        />
      </label>
      <IconButton
        className={classNames(css.star, marks.mark, marks.isStar)}
        size="xs"
        icon="star"
        label={t('Star {name}', { name })}
        aria-pressed={starred}
        onClick={() => dispatch(toggleStarredEmail(id))}
      />
    </>
  );
}
