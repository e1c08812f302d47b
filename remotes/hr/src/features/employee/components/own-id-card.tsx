import { ID_CARD_REASON_LABELS, ID_CARD_REASONS, askIdCardSchema, type OwnIdCard } from '@atrium/contracts';
import { confirm, formatDate, t, toast, translate, useStep } from '@atrium/sdk';
import { Button, Card, FormDialog, SelectField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import {
  useAskForCardMutation,
  useGetOwnCardQuery,
  useWithdrawCardMutation,
} from '../../../shared/id-card.api.js';

/** The person's own ID card: shown on a phone as a file, asked for when there is none. */
export function OwnIdCardCard() {
  const [asking, setAsking] = useState(false);
  const [withdraw] = useWithdrawCardMutation();
  const { take } = useStep();
  const { data } = useGetOwnCardQuery();
  if (!data) return null;
  const { card, asked } = data;
  const takeBack = async (id: string) => {
    if (!(await confirm({ title: t('Withdraw your request?'), confirmText: t('Withdraw') }))) return;
    await take({ of: 'card', work: () => withdraw(id).unwrap(), done: t('Your request is withdrawn.') });
  };
  return (
    <Card title={t('My ID card')}>
      <p className="at-muted mb-3">{sayCard(data)}</p>
      <div className="d-flex flex-wrap gap-2">
        {card && (
          <a className="btn btn-secondary btn-sm" href="/api/hr/employment/id-card/pdf" download>
            {t('Download my card')}
          </a>
        )}
        {asked ? (
          <Button size="sm" onClick={() => void takeBack(asked.id)}>
            {t('Withdraw request')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => setAsking(true)}>
            {card ? t('Ask for another card') : t('Ask for an ID card')}
          </Button>
        )}
      </div>
      {asking && <AskDialog first={card === null} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function sayCard({ card, asked }: OwnIdCard): string {
  const parts = [
    card && t('Card {number}, valid while you work here.', { number: card.number ?? '' }),
    asked && t('You asked for a card on {day}. HR decides.', { day: formatDate(asked.createdAt) }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : t('You have no ID card yet.');
}

function AskDialog({ first, onClose }: { first: boolean; onClose: () => void }) {
  const [ask] = useAskForCardMutation();
  const form = useContractForm(askIdCardSchema, {
    defaultValues: { reason: first ? 'first' : 'lost' },
    submit: async (body, key) => {
      await ask({ key, body }).unwrap();
      toast.success(t('HR was asked for your card.'));
      onClose();
    },
  });
  const options = ID_CARD_REASONS.filter((reason) => first || reason !== 'first').map((value) => ({
    value,
    label: translate(ID_CARD_REASON_LABELS[value]),
  }));
  return (
    <FormDialog
      size="sm"
      title={t('Ask for an ID card')}
      submitLabel={t('Ask')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label={t('Reason')}
        options={options}
        help={t('Your photo, name and designation are printed as they are in your profile.')}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
