import { CAPTURE_FORM, type CaptureForm, type CreateCaptureForm } from '@atrium/contracts';
import { FormDialog, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { t } from '@atrium/sdk';
import { captureFormApi } from '../../../shared/capture.api.js';
import { FormConsent, FormContent, FormEnd } from './form-fields.js';

const NEW_FORM: CreateCaptureForm = {
  name: '',
  intro: null,
  sites: [],
  source: 'web',
  campaign: null,
  active: true,
  shownFields: ['name', 'company', 'email', 'phone', 'message'],
  requiredFields: ['name', 'phone'],
  consentText: null,
  consentChannels: [],
  consentRequired: false,
  thanks: '',
  redirectUrl: null,
  confirmsEmail: false,
};

/** Adds or edits a web form. */
export default function CaptureFormDialog({ row, onClose }: RecordFormProps<CaptureForm>) {
  const first = { ...NEW_FORM, thanks: t('Thank you. We will get back to you soon.') };
  const { frame, field } = useRecordForm(CAPTURE_FORM, {
    row,
    onClose,
    nameOf: ({ name }: CaptureForm) => name,
    calls: captureFormApi.useCalls(),
    first,
  });
  return (
    <FormDialog {...frame} size="lg">
      <div className="at-fields">
        <FormContent field={field} />
        <FormConsent field={field} />
        <FormEnd field={field} />
      </div>
    </FormDialog>
  );
}
