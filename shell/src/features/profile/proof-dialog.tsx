import { secondFactorProofSchema } from '@atrium/contracts';
import { toast } from '@atrium/sdk';
import { Dialog, FormDialog, PasswordField, TextField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { RecoveryCodeList } from '../../session/second-factor/recovery-code-list.js';
import {
  useReplaceRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
} from '../../session/second-factor/second-factor.api.js';

export interface ProofDialogProps {
  step: 'off' | 'codes';
  onClose: () => void;
}

const WORDS = {
  off: { title: 'Turn two-step sign-in off', submit: 'Turn off' },
  codes: { title: 'New recovery codes', submit: 'Make new codes' },
} as const;

/** Password and code, before the second step goes or gets new recovery codes. */
export default function ProofDialog({ step, onClose }: ProofDialogProps) {
  const [turnOff] = useTurnOffSecondFactorMutation();
  const [replaceCodes] = useReplaceRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { title, submit } = WORDS[step];
  const form = useContractForm(secondFactorProofSchema, {
    defaultValues: { password: '', code: '' },
    submit: async (proof) => {
      if (step === 'codes') {
        setCodes((await replaceCodes(proof).unwrap()).codes);
        return;
      }
      await turnOff(proof).unwrap();
      onClose();
      toast.success('Two-step sign-in is off.');
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
    <FormDialog title={title} form={form} submitLabel={submit} size="sm" onClose={onClose}>
      <div className="d-flex flex-column gap-3">
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
        <TextField
          label="Code"
          help="Of your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          dir="ltr"
          {...form.field('code')}
        />
      </div>
    </FormDialog>
  );
}
