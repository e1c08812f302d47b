import type { LEAD } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { SelectField, TextAreaField, type ContractForm } from '@atrium/ui';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { optionsOf } from '../../../shared/lead-words.js';

/** Why a lead is lost. */
export function LostFields({ field }: Pick<ContractForm<(typeof LEAD)['steps']['move']['body']>, 'field'>) {
  return (
    <>
      <SelectField
        wide
        label={t('Reason')}
        placeholder={t('Choose a reason')}
        options={optionsOf(useLeadSetup(), 'lostReasons')}
        {...field('lostReason')}
      />
      <TextAreaField wide rows={3} label={t('Note')} {...field('lostNote')} />
    </>
  );
}
