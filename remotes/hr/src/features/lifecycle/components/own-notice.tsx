import { askNoticeSchema, addDays, type OwnNotice } from '@atrium/contracts';
import { formatDate, t, toast, useStep } from '@atrium/sdk';
import { Button, Card, DateField, FormDialog, TextField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import {
  useAskForNoticeMutation,
  useGetOwnNoticeQuery,
  useWithdrawOwnNoticeMutation,
} from '../lifecycle.api.js';

/** The person's own wish to leave. */
export default function OwnNoticeCard() {
  const { data } = useGetOwnNoticeQuery();
  const [asking, setAsking] = useState(false);
  const [withdraw] = useWithdrawOwnNoticeMutation();
  const { take } = useStep();
  if (!data) return null;
  const { request } = data;
  const takeBack = (id: string) =>
    take({
      of: id,
      ask: { title: t('Withdraw your notice?'), confirmText: t('Withdraw') },
      work: () => withdraw(id).unwrap(),
      done: t('Your notice is withdrawn, or waits for agreement.'),
    });
  return (
    <Card title={t('Leaving the company')}>
      <p className="at-muted mb-3">{sayNotice(data)}</p>
      {request && (
        <Button size="sm" onClick={() => void takeBack(request.id)}>
          {t('Withdraw notice')}
        </Button>
      )}
      {!request && !data.lastWorkingDay && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('Request notice period')}
        </Button>
      )}
      {asking && <AskDialog own={data} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function sayNotice({ request, lastWorkingDay, noticeDays }: OwnNotice): string {
  if (request?.state === 'pending')
    return t('You asked to leave on {day}. Your manager and HR decide.', {
      day: formatDate(request.lastWorkingDay),
    });
  if (lastWorkingDay) return t('Your last working day is {day}.', { day: formatDate(lastWorkingDay) });
  return t('{count, plural, one {Your notice period is # day.} other {Your notice period is # days.}}', {
    count: noticeDays,
  });
}

function AskDialog({ own, onClose }: { own: OwnNotice; onClose: () => void }) {
  const [ask] = useAskForNoticeMutation();
  const full = addDays(own.today, own.noticeDays);
  const form = useContractForm(askNoticeSchema, {
    defaultValues: { lastWorkingDay: full, reason: '' },
    submit: async (body, key) => {
      await ask({ key, body }).unwrap();
      toast.success(t('Your request is sent.'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('Request notice period')} submitLabel={t('Send')} form={form} onClose={onClose}>
      <DateField
        label={t('Last working day')}
        help={t('The notice period ends on {day}. An earlier day has to be agreed.', {
          day: formatDate(full),
        })}
        {...form.field('lastWorkingDay')}
      />
      <TextField label={t('Reason')} {...form.field('reason')} />
    </FormDialog>
  );
}
