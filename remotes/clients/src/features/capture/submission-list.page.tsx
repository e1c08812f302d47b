import { FORM_SUBMISSION, type FormSubmission } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { RecordPage, type BulkStep, type OpenedLook, type RowStep } from '@atrium/ui';
import { submissionApi } from '../../shared/capture.api.js';
import { useClientTabs } from '../../shared/use-client-tabs.js';
import { Enquiry } from './components/enquiry.js';
import { SUBMISSION_LOOKS } from './components/submission-columns.js';
import { useExport } from '../../shared/use-export.js';

const nameOf = ({ name }: FormSubmission): string => name;

/** What was sent with web forms; what looks like spam waits here. */
export default function SubmissionListPage() {
  return (
    <RecordPage
      record={FORM_SUBMISSION}
      tabs={useClientTabs()}
      api={submissionApi}
      looks={SUBMISSION_LOOKS}
      nameOf={nameOf}
      placeholder={t('Name, company or email')}
      empty={{
        title: t('No web enquiries yet'),
        text: t('What people send with your web forms appears here.'),
      }}
      opened={OPENED}
      exported={useExport(FORM_SUBMISSION)}
      steps={STEPS}
      bulkSteps={bulkSteps()}
    />
  );
}

const OPENED: OpenedLook<FormSubmission> = {
  note: ({ form }) => form.name,
  lead: (submission) => <Enquiry submission={submission} />,
};

const STEPS: Record<string, RowStep<FormSubmission>> = {
  accept: {
    label: () => t('Accept'),
    icon: 'check',
    done: (row) => t('Enquiry of {name} accepted', { name: nameOf(row) }),
  },
  discard: {
    label: () => t('Discard'),
    icon: 'x',
    done: (row) => t('Enquiry of {name} discarded', { name: nameOf(row) }),
  },
};

const bulkSteps = (): BulkStep[] => [
  { step: 'accept', label: t('Accept'), icon: 'check', on: 'present' },
  { step: 'discard', label: t('Discard'), icon: 'x', on: 'present' },
];
