import type { companyDetailsSchema } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormSection, TextField, type ContractForm } from '@atrium/ui';

interface AddressFieldsProps {
  form: ContractForm<typeof companyDetailsSchema>;
  /** It cannot be changed, because people and links use it. */
  code: string;
}

/** The company's name and address. */
export function AddressFields({ form: { field }, code }: AddressFieldsProps) {
  return (
    <>
      <FormSection title={t('Name')} text={t('On every page, in emails and on the sign-in page.')}>
        <TextField label={t('Company name')} autoComplete="organization" {...field('name')} />
        <TextField label={t('Company code')} value={code} readOnly help={t('People sign in with it.')} />
      </FormSection>
      <FormSection title={t('Address')} text={t('Registered address and tax number.')}>
        <TextField label={t('Address line 1')} wide autoComplete="address-line1" {...field('addressLine1')} />
        <TextField label={t('Address line 2')} wide autoComplete="address-line2" {...field('addressLine2')} />
        <TextField label={t('City')} autoComplete="address-level2" {...field('city')} />
        <TextField label={t('State::address')} autoComplete="address-level1" {...field('state')} />
        <TextField label={t('Postal code')} autoComplete="postal-code" {...field('postalCode')} />
        <TextField
          label={t('GSTIN')}
          help={t('15 characters, such as 27AAPFU0939F1ZV')}
          {...field('gstin')}
        />
      </FormSection>
    </>
  );
}
