import {
  CONSENT_CHANNEL_LABELS,
  CONSENT_CHANNELS,
  FORM_FIELD_LABELS,
  FORM_FIELDS,
  type CAPTURE_FORM,
  type CaptureForm,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  CheckField,
  MultiCombobox,
  SelectField,
  TagsField,
  TextAreaField,
  TextField,
  type RecordForm,
} from '@atrium/ui';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { optionsOf as choicesOf } from '../../../shared/lead-words.js';

type Fields = Pick<RecordForm<typeof CAPTURE_FORM, CaptureForm>, 'field'>;

/** What the form says and asks, and where it stands. */
export function FormContent({ field }: Fields) {
  const asked = labelled(FORM_FIELDS, FORM_FIELD_LABELS);
  const sources = choicesOf(useLeadSetup(), 'sources');
  return (
    <>
      <TextField wide autoComplete="off" help={t('Shown above the form.')} {...field('name')} />
      <TextAreaField wide rows={2} {...field('intro')} />
      <MultiCombobox wide options={asked} {...field('shownFields')} />
      <MultiCombobox wide options={asked} {...field('requiredFields')} />
      <TagsField
        wide
        help={t('Websites that may show this form, like https://www.example.in.')}
        {...field('sites')}
      />
      <SelectField options={sources} {...field('source')} />
      <TextField autoComplete="off" {...field('campaign')} />
    </>
  );
}

/** What people agree to; each changed text is a new version. */
export function FormConsent({ field }: Fields) {
  return (
    <>
      <TextAreaField
        wide
        rows={2}
        help={t('The text is kept with each consent as it was shown.')}
        {...field('consentText')}
      />
      <MultiCombobox
        wide
        options={labelled(CONSENT_CHANNELS, CONSENT_CHANNEL_LABELS)}
        {...field('consentChannels')}
      />
      <CheckField wide {...checkOf(field('consentRequired'))} />
    </>
  );
}

/** What follows when it is sent. */
export function FormEnd({ field }: Fields) {
  return (
    <>
      <TextAreaField wide rows={2} {...field('thanks')} />
      <TextField
        wide
        type="url"
        help={t('Left empty, the thank-you text is shown.')}
        {...field('redirectUrl')}
      />
      <CheckField
        wide
        help={t('An enquiry counts once its sender has opened a link in an email.')}
        {...checkOf(field('confirmsEmail'))}
      />
      <CheckField wide {...checkOf(field('active'))} />
    </>
  );
}

/** A check box is never required: both choices are answers. */
const checkOf = <Props extends { required?: boolean | undefined }>({ required: _none, ...props }: Props) =>
  props;
