import { SignatureField } from '@atrium/ui';

export default function ASignature() {
  return <SignatureField label="Sign for receipt" />;
}
