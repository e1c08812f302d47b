import { lazyPage } from '@atrium/sdk';
import { Suspense } from 'react';
import { FieldRoom } from '../combobox/lazy-combobox.js';
import type { PhoneFieldProps } from './phone-field.js';

const Phone = lazyPage<PhoneFieldProps>(() => import('./phone-field.js'));

/** A phone number in the form of all countries. The rules of countries are loaded with the first of them. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <Suspense fallback={<FieldRoom {...props} />}>
      <Phone {...props} />
    </Suspense>
  );
}
