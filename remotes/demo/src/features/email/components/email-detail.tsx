import { formatTime, t } from '@atrium/sdk';
import { Avatar, Badge, Button } from '@atrium/ui';
import { DetailHead } from '../../../shared/detail-head.js';
import { filterLabel } from '../email.format.js';
import { nameOf } from '../email.rules.js';
import type { Email, WrittenEmail } from '../email.types.js';
import { EmailActions } from './email-actions.js';
import css from './email.module.scss';

interface EmailDetailProps {
  email: Email;
  onWrite: (begun: Partial<WrittenEmail>) => void;
  onClose: () => void;
}

export function EmailDetail({ email, onWrite, onClose }: EmailDetailProps) {
  const { from, To, subject, thumbnail, time, label, emailContent } = email;
  return (
    <>
      <DetailHead
        lead={<Avatar name={thumbnail || nameOf(email)} size={40} />}
        title={subject || t('No subject')}
        text={<bdi>{formatTime(time, { day: true })}</bdi>}
        backLabel={t('All email')}
        onBack={onClose}
        actions={<EmailActions email={email} onClose={onClose} />}
      />
      <div className={css.labels}>
        <span className="at-13">
          {t('From')} <strong dir="auto">{from}</strong>
        </span>
        <span className="at-13 at-muted">
          {t('To')} <span dir="auto">{To || t('No recipient')}</span>
        </span>
        {label && <Badge tone="line">{filterLabel(label)}</Badge>}
      </div>
      <div className={css.content} dir="auto">
        {emailContent}
      </div>
      <Answers email={email} onWrite={onWrite} />
    </>
  );
}

function Answers({ email, onWrite }: Pick<EmailDetailProps, 'email' | 'onWrite'>) {
  const { id, from, To, subject, emailContent, draft, trash } = email;
  if (trash) return null;
  if (draft)
    return (
      <div className={css.answers}>
        <Button icon="pencil" onClick={() => onWrite({ id, To, subject, emailContent })}>
          {t('Continue writing')}
        </Button>
      </div>
    );
  const quoted = `\n\n> ${emailContent.replaceAll('\n', '\n> ')}`;
  return (
    <div className={css.answers}>
      <Button onClick={() => onWrite({ To: from, subject: `Re: ${subject}`, emailContent: quoted })}>
        {t('Reply')}
      </Button>
      <Button onClick={() => onWrite({ subject: `Fwd: ${subject}`, emailContent: quoted })}>
        {t('Forward')}
      </Button>
    </div>
  );
}
