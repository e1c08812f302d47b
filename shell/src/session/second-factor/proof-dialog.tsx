import { secondFactorProofSchema } from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import { Dialog, FormDialog, PasswordField, useContractForm, type ContractForm } from '@atrium/ui';
import { useState } from 'react';
import { CodeField } from './code-field.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import type { SecondFactorCalls } from './second-factor-calls.js';

export interface ProofDialogProps {
  step: 'off' | 'codes';
  calls: SecondFactorCalls;
  onClose: () => void;
}

const WORDS = {
  off: { title: msg('Switch off two-step sign-in'), submit: msg('Switch off') },
  codes: { title: msg('New recovery codes'), submit: msg('Create new codes') },
} as const;

/** Asks for password and code before the second step is turned off or gets new recovery codes. */
export default function ProofDialog({ step, calls, onClose }: ProofDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = translate(WORDS[step].title);
  const form = useContractForm(secondFactorProofSchema, {
    defaultValues: { password: '', code: '' },
    submit: async (proof) => {
      if (step === 'codes') {
        setCodes((await calls.replaceCodes(proof)).codes);
        return;
      }
      await calls.turnOff(proof);
      onClose();
    },
  });
  if (codes) {
    return (
      <Dialog title={title} onClose={onClose} keep>
        <RecoveryCodeList codes={codes} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={translate(WORDS[step].submit)}
      size="sm"
      onClose={onClose}
    >
      <ProofFields field={form.field} />
    </FormDialog>
  );
}

type Field = ContractForm<typeof secondFactorProofSchema>['field'];

function ProofFields({ field }: { field: Field }) {
  return (
    <div className="d-flex flex-column gap-3">
      <PasswordField label={t('Your password')} autoComplete="current-password" {...field('password')} />
      <CodeField {...field('code')} />
    </div>
  );
}
