import { lazyPage } from '@atrium/sdk';
import { Suspense } from 'react';
import { FieldRoom } from '../combobox/lazy-combobox.js';
import type { SignatureFieldProps } from './signature-field.js';

const Pad = lazyPage<SignatureFieldProps>(() => import('./signature-field.js'));

/** A signature: drawn, or typed where drawing is not possible. Its code is loaded with the first of them. */
export function SignatureField(props: SignatureFieldProps) {
  return (
    <Suspense fallback={<FieldRoom {...props} />}>
      <Pad {...props} />
    </Suspense>
  );
}
