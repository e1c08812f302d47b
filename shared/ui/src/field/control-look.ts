import { classNames } from '../class-names.js';
import type { FieldWords } from './field.js';

/** sm 32 px in toolbars, base 36 in forms, lg 40 on sign-in. */
export type FieldSize = 'sm' | 'base' | 'lg';

interface ControlLook {
  kind: 'control' | 'select';
  size?: FieldSize;
  invalid: boolean;
  className?: string;
}

/** Classes of an input or a select: its size, and the red border for an error. */
export function controlClass({ kind, size = 'base', invalid, className }: ControlLook): string {
  return classNames(
    `form-${kind}`,
    size !== 'base' && `form-${kind}-${size}`,
    invalid && 'is-invalid',
    className,
  );
}

/** Separates a field's label, help and error from its props; the rest belongs to the control. */
export function splitWords<P extends FieldWords>(props: P): [FieldWords, Omit<P, keyof FieldWords>] {
  const { label, help, error, required, labelEnd, wide, ...rest } = props;
  return [{ label, help, error, required, labelEnd, wide }, rest];
}
