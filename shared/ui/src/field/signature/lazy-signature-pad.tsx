import { lazyPage } from '@atrium/sdk';
import { Suspense } from 'react';
import type { SignaturePadProps } from './signature-pad.js';

const Pad = lazyPage<SignaturePadProps>(async () => ({
  default: (await import('./signature-pad.js')).SignaturePad,
}));

/** The drawing alone, beside a name that is typed in a field of its own. */
export function SignaturePad(props: SignaturePadProps) {
  return (
    <Suspense fallback={null}>
      <Pad {...props} />
    </Suspense>
  );
}
