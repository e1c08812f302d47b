import {
  TAX_PROOF_LIMIT,
  TAX_PROOF_USE,
  type OwnDeclaration,
  type TaxClaim,
  type TaxClaimKind,
} from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { MoneyField, TextField, UploadField, type MoneyFieldProps, type TextFieldProps } from '@atrium/ui';
import { useState } from 'react';
import { sayPay } from '../../../shared/pay.format.js';

interface ClaimFieldsProps {
  of: { kind: TaxClaimKind; declaration: OwnDeclaration; claim: TaxClaim | null };
  title: Omit<TextFieldProps, 'label'>;
  amount: Omit<MoneyFieldProps, 'label'>;
  tax: Omit<MoneyFieldProps, 'label'>;
  onProof: (fileId: string) => void;
}

/** What a line of the declaration says, and its proof. */
export function ClaimFields({ of, title, amount, tax, onProof }: ClaimFieldsProps) {
  const words = wordsOf(of.kind);
  const limit = sayLimit(of);
  return (
    <>
      <div className="at-fields">
        <TextField autoComplete="off" label={words.title} {...title} />
        <MoneyField label={words.amount} {...(limit !== null && { help: limit })} {...amount} />
        {of.kind === 'previousEmployer' && <MoneyField label={t('Tax deducted there')} {...tax} />}
      </div>
      <Proof name={of.claim?.proof ?? null} onProof={onProof} />
    </>
  );
}

const wordsOf = (kind: TaxClaimKind): { title: string; amount: string } =>
  ({
    rent: () => ({ title: t('Landlord or address'), amount: t('Rent a month') }),
    investments: () => ({ title: t('Policy, fund or school fee'), amount: t('Paid in the tax year') }),
    healthInsurance: () => ({ title: t('Policy'), amount: t('Paid in the tax year') }),
    previousEmployer: () => ({ title: t('Previous employer'), amount: t('Income there in the tax year') }),
  })[kind]();

function sayLimit({ kind, declaration, claim }: ClaimFieldsProps['of']): string | null {
  const { limits, claims } = declaration;
  if (limits === null || (kind !== 'investments' && kind !== 'healthInsurance')) return null;
  const others = claims.filter(
    (other) => other.kind === kind && other.state !== 'refused' && other.id !== claim?.id,
  );
  const left = limits[kind] - others.reduce((sum, other) => sum + other.amount, 0);
  return t('{limit} a year count at most; {left} is left.', {
    limit: sayPay(limits[kind]),
    left: sayPay(Math.max(left, 0)),
  });
}

function Proof({ name: before, onProof }: { name: string | null; onProof: (fileId: string) => void }) {
  const [name, setName] = useState(before);
  return (
    <>
      <UploadField
        label={name === null ? t('Proof') : t('Another proof')}
        help={t('A PDF, or a photo of it. Payroll approves what is proved.')}
        accept="application/pdf,image/*"
        use={TAX_PROOF_USE}
        maxBytes={TAX_PROOF_LIMIT}
        onUploaded={(file) => {
          onProof(file.id);
          setName(file.name);
          return Promise.resolve();
        }}
      />
      {name !== null && (
        <p className="at-13 at-muted m-0 mt-1" role="status">
          {t('Proof: {name}', { name })}
        </p>
      )}
    </>
  );
}
