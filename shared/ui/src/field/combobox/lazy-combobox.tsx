import { lazyPage } from '@atrium/sdk';
import { Suspense, type ReactNode } from 'react';
import { classNames } from '../../class-names.js';
import type { FieldSize } from '../control-look.js';
import type { ComboboxProps, MultiComboboxProps } from './combobox.types.js';

const One = lazyPage<ComboboxProps>(() => import('./combobox.js'));
const Many = lazyPage<MultiComboboxProps>(() => import('./multi-combobox.js'));

/** One of many: typed to search, chosen from the list. Its code is loaded with the first of them. */
export function Combobox(props: ComboboxProps) {
  return (
    <Suspense fallback={<FieldRoom {...props} />}>
      <One {...props} />
    </Suspense>
  );
}

/** Several of many, each a chip. */
export function MultiCombobox(props: MultiComboboxProps) {
  return (
    <Suspense fallback={<FieldRoom {...props} />}>
      <Many {...props} />
    </Suspense>
  );
}

interface FieldRoomProps {
  label: ReactNode;
  help?: ReactNode;
  size?: FieldSize | undefined;
  wide?: boolean | undefined;
  bare?: boolean | undefined;
}

/** Takes the field's place while its code loads. */
export function FieldRoom({ label, help, size = 'base', wide, bare }: FieldRoomProps) {
  const control = <div className={classNames('form-control', size !== 'base' && `form-control-${size}`)} />;
  if (bare) return <span className="at-field-affix at-combobox">{control}</span>;
  return (
    <div className={classNames('at-field', wide && 'is-wide')} aria-busy>
      <span className="form-label">{label}</span>
      {control}
      {help && <div className="form-text">{help}</div>}
    </div>
  );
}
