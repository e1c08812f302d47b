import { classNames } from '../class-names.js';
import type { FieldWords } from './field.js';

/** 32 in toolbars, 36 in forms, 40 on sign-in. */
export type FieldSize = 'sm' | 'base' | 'lg';

interface ControlLook {
  kind: 'control' | 'select';
  size?: FieldSize;
  invalid: boolean;
  className?: string;
}

/** Classes of an input or a select: its size, and the red border of an error. */
export function controlClass({ kind, size = 'base', invalid, className }: ControlLook): string {
  return classNames(
    `form-${kind}`,
    size !== 'base' && `form-${kind}-${size}`,
    invalid && 'is-invalid',
    className,
  );
}

/** Takes a field's words out of its props; what remains belongs to the control. */
export function splitWords<P extends FieldWords>(props: P): [FieldWords, Omit<P, keyof FieldWords>] {
  const { label, help, error, required, labelEnd, wide, ...rest } = props;
  return [{ label, help, error, required, labelEnd, wide }, rest];
}
