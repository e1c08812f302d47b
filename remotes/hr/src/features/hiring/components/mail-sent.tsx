import type { BulkReport, CheckedApplicationMail } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Button, Dialog } from '@atrium/ui';

/** Who does not get an email, each with the reason. */
export function MailLeft({ left }: Pick<CheckedApplicationMail, 'left'>) {
  if (left.length === 0) return null;
  return (
    <section className="mb-3" aria-label={t('Who does not get it')}>
      <h3 className="at-14">
        {t('{count, plural, one {# person does not get it} other {# people do not get it}}', {
          count: left.length,
        })}
      </h3>
      <ul className="list-unstyled m-0 d-grid gap-1">
        {left.map(({ id, name, reason }) => (
          <li key={id}>
            <bdi>{name}</bdi> <span className="at-13 at-muted">{translate(reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many emails are on their way, and who gets none. */
export function MailSent({ report, onClose }: { report: BulkReport; onClose: () => void }) {
  const { rows, more } = report;
  const left = rows.flatMap(({ id, name, refusal }) =>
    refusal === null ? [] : [{ id, name: name ?? t('No longer there'), reason: refusal }],
  );
  return (
    <Dialog
      title={t(
        '{count, plural, =0 {No email is on its way} one {# email is on its way} other {# emails are on their way}}',
        {
          count: rows.length - left.length,
        },
      )}
      subtitle={more ? t('More people match than one email reaches. Repeat it for the rest.') : undefined}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <MailLeft left={left} />
      {left.length === 0 && <p className="m-0">{t('The history of each applicant says so.')}</p>}
    </Dialog>
  );
}
