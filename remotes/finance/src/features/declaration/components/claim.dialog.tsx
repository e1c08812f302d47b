import {
  addOwnClaimSchema,
  changeOwnClaimSchema,
  SINGLE_CLAIMS,
  TAX_CLAIM_KIND_LABELS,
  TAX_CLAIM_KINDS,
  type OwnDeclaration,
  type TaxClaim,
  type TaxClaimKind,
} from '@atrium/contracts';
import { labelled, t, toast, translate } from '@atrium/sdk';
import { FormDialog, SelectField, useContractForm } from '@atrium/ui';
import { useAddOwnClaimMutation, useChangeOwnClaimMutation } from '../declaration.api.js';
import { ClaimFields } from './claim-fields.js';

export interface ClaimDialogProps {
  declaration: OwnDeclaration;
  /** Null for a new one. */
  claim: TaxClaim | null;
  onClose: () => void;
}

/** Adds a line to one's own declaration, or changes one. */
export default function ClaimDialog({ claim, ...given }: ClaimDialogProps) {
  return claim === null ? <NewClaim {...given} /> : <ChangedClaim {...given} claim={claim} />;
}

/** What there is one of in a year is offered until it is there. */
const offeredKinds = ({ claims }: OwnDeclaration): TaxClaimKind[] =>
  TAX_CLAIM_KINDS.filter(
    (kind) => !SINGLE_CLAIMS.includes(kind) || claims.every((other) => other.kind !== kind),
  );

function NewClaim({ declaration, onClose }: Omit<ClaimDialogProps, 'claim'>) {
  const [add] = useAddOwnClaimMutation();
  const kinds = offeredKinds(declaration);
  const form = useContractForm(addOwnClaimSchema, {
    defaultValues: {
      taxYear: declaration.taxYear,
      kind: kinds[0],
      title: '',
      amount: 0,
      tax: 0,
      fileId: null,
    },
    submit: async (body, key) => {
      await add({ key, body }).unwrap();
      toast.success(t('{title} was added.', { title: body.title }));
      onClose();
    },
  });
  const kind = form.methods.watch('kind');
  return (
    <FormDialog title={t('Add a line')} submitLabel={t('Add')} form={form} onClose={onClose}>
      <SelectField
        label={t('Kind')}
        options={labelled(kinds, TAX_CLAIM_KIND_LABELS)}
        {...form.field('kind')}
      />
      <ClaimFields
        of={{ kind, declaration, claim: null }}
        title={form.field('title')}
        amount={form.field('amount')}
        tax={form.field('tax')}
        onProof={(fileId) => form.methods.setValue('fileId', fileId, { shouldDirty: true })}
      />
    </FormDialog>
  );
}

function ChangedClaim({ declaration, claim, onClose }: ClaimDialogProps & { claim: TaxClaim }) {
  const [change] = useChangeOwnClaimMutation();
  const { id, version, title, amount, tax, proofId, kind } = claim;
  const form = useContractForm(changeOwnClaimSchema, {
    defaultValues: { version, title, amount, tax, fileId: proofId },
    submit: async (body) => {
      await change({ ...body, id }).unwrap();
      toast.success(t('{title} was changed.', { title: body.title }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Change the line')}
      subtitle={translate(TAX_CLAIM_KIND_LABELS[kind])}
      submitLabel={t('Save')}
      form={form}
      onClose={onClose}
    >
      <ClaimFields
        of={{ kind, declaration, claim }}
        title={form.field('title')}
        amount={form.field('amount')}
        tax={form.field('tax')}
        onProof={(fileId) => form.methods.setValue('fileId', fileId, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
