import {
  DOCUMENT_CATEGORY_LABELS,
  EMPLOYEE_DOCUMENT,
  EMPLOYEE_DOCUMENT_LIMIT,
  OFFERED_CATEGORIES,
  OWN_DOCUMENT_USE,
  type OfferedCategory,
} from '@atrium/contracts';
import { labelled, t, toast, translate } from '@atrium/sdk';
import { SelectField, UploadField, useSubmit } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { useFinishOnboardingMutation, useOfferDocumentMutation } from './onboarding.api.js';
import { StepCard } from './step-card.js';

interface DocumentsStepProps {
  /** Of the employee record. */
  version: number;
  /** What HR asked for and what was sent. */
  documents: ReactNode;
  onBack: () => void;
  onFinished: () => void;
}

/** Proofs by file or by the phone's camera, and the end of the onboarding. */
export function DocumentsStep({ version, documents, onBack, onFinished }: DocumentsStepProps) {
  const [finish] = useFinishOnboardingMutation();
  const form = useSubmit({
    names: [],
    submit: async () => {
      await finish({ version }).unwrap();
      toast.success(t('Thank you. HR has it all now.'));
      onFinished();
    },
  });
  return (
    <div className="d-grid gap-3">
      {documents}
      <StepCard
        title={t('Send a document')}
        text={t('Proof of identity and of address, and your certificates. HR looks at each.')}
        form={form}
        submitLabel={t('Finish')}
        onBack={onBack}
      >
        <OfferDocument />
      </StepCard>
    </div>
  );
}

function OfferDocument() {
  const [offer] = useOfferDocumentMutation();
  const [category, setCategory] = useState<OfferedCategory>('identity');
  const send = async (fileId: string) => {
    await offer({ fileId, category }).unwrap();
    toast.success(t('Sent to HR'));
  };
  return (
    <>
      <SelectField
        label={translate(EMPLOYEE_DOCUMENT.fields.category.label)}
        options={labelled(OFFERED_CATEGORIES, DOCUMENT_CATEGORY_LABELS)}
        value={category}
        onChange={(event) => setCategory(event.target.value as OfferedCategory)}
      />
      <UploadField
        label={translate(DOCUMENT_CATEGORY_LABELS[category])}
        help={t('A PDF, or a photo of it.')}
        accept="application/pdf,image/*"
        use={OWN_DOCUMENT_USE}
        maxBytes={EMPLOYEE_DOCUMENT_LIMIT}
        onUploaded={(file) => send(file.id)}
      />
    </>
  );
}
